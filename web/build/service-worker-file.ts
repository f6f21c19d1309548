import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))
/** The coasts in detail and the letters of other scripts are large and seldom asked for: kept when they were used. */
const KEPT_ON_USE = /countries-10m|inter-(?!latin-wght)/

/** `/service-worker.js` with the names of the built files in it, so that it changes whenever one of them does. */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !KEPT_ON_USE.test(name))
        .map((name) => `/${name}`)
        .toSorted()
      const page = bundle['index.html']
      if (page?.type !== 'asset')
        throw new Error('The service worker is built after the page, and there is none')
      const version = createHash('sha256')
        .update(assets.join())
        .update(page.source)
        .digest('hex')
        .slice(0, 12)
      const { outputFiles } = await build({
        entryPoints: [SOURCE],
        bundle: true,
        write: false,
        minify: true,
        target: 'es2022',
        define: { SHELL_VERSION: JSON.stringify(version), SHELL_ASSETS: JSON.stringify(assets) },
      })
      for (const { text } of outputFiles)
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text })
    },
  }
}
