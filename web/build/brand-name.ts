import { readFile } from 'node:fs/promises'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { htmlText } from '../../shared/markup.ts'
import { OUR_NAME, TEXT_FILE, withBrandName } from '../../shared/site/brand-name.ts'
import { site } from '../../site.config.ts'

/** The app names the operator's product: in its texts, and in the title of its page. */
export const brandName = (): Plugin => ({
  name: 'brand-name',
  enforce: 'pre',
  transform: (code, id) => (TEXT_FILE.test(id) ? { code: withBrandName(code, site.name), map: null } : null),
  transformIndexHtml: (html) => html.replaceAll(OUR_NAME, htmlText(site.name)),
})

/** The same for the public pages. */
export const brandNameOfPages: EsbuildPlugin = {
  name: 'brand-name',
  setup({ onLoad }) {
    onLoad({ filter: TEXT_FILE }, async ({ path }) => ({
      contents: withBrandName(await readFile(path, 'utf8'), site.name),
      loader: 'ts',
    }))
  },
}
