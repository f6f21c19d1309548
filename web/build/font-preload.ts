import type { Plugin } from 'vite'

/** Nearly every page needs this font. Preloading starts it before the stylesheet is parsed. */
export const LATIN_FONT = /inter-latin-wght-normal-[\w-]+\.woff2$/

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
