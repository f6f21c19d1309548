import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { APP_FILE } from '../../shared/site/public-pages.ts'

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))
/** Detailed coastlines, fonts of other scripts and languages but English are rarely needed, so they are cached on first use. */
const CACHED_ON_USE = /countries-10m|inter-(?!latin-wght)|texts-(?!en-)/

/** Emits `/service-worker.js` with the names of the built files, so that it changes whenever one of them does. */
export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !CACHED_ON_USE.test(name))
        .map((name) => `/${name}`)
        .toSorted()
      const page = bundle[APP_FILE]
      if (page?.type !== 'asset')
        throw new Error(`${APP_FILE} is missing from the bundle of the service worker`)
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
