import type { Plugin } from 'vite'
import { LATIN_FONT } from './font-preload.ts'
import { buildPublicSite } from './public-site/build-public-site.ts'

/** Emits the public pages as static HTML, with their stylesheet and islands: docs/decisions/053. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const font = Object.keys(bundle).find((name) => LATIN_FONT.test(name))
      if (font === undefined) throw new Error('The font of the public pages is missing from the bundle')
      for (const { file, text } of await buildPublicSite(`/${font}`))
        this.emitFile({ type: 'asset', fileName: file, source: text })
    },
  }
}
