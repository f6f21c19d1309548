import type { Plugin } from 'vite'
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

/** Nearly every page needs this font. Preloading starts it before the stylesheet is parsed. */
const LATIN_FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/

export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => LATIN_FONT.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
