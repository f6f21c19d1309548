import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { TEXT_FILE, withBrandName } from '../../../shared/site/brand-name.ts'
import { site } from '../../../site.config.ts'

/** Mails, documents and messages name the operator's product. */
export const brandName: Plugin = {
  name: 'brand-name',
  setup({ onLoad }) {
    onLoad({ filter: TEXT_FILE }, async ({ path }) => ({
      contents: withBrandName(await readFile(path, 'utf8'), site.name),
      loader: 'ts',
    }))
  },
}
