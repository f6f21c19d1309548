import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { TEXT_FILE, withBrandName } from '../../../shared/site/brand-name.ts'
import { site } from '../../../site.config.ts'

export const LOGO_FILE = 'web/public/icon.svg'

/** Mails, documents and messages have the operator's name and logo. */
export const branding: Plugin = {
  name: 'branding',
  setup({ onLoad }) {
    onLoad({ filter: TEXT_FILE }, async ({ path }) => ({
      contents: withBrandName(await readFile(path, 'utf8'), site.name),
      loader: 'ts',
    }))
    onLoad({ filter: /functions\/common\/logo\.ts$/ }, async () => ({
      contents: `export const LOGO_SVG = ${JSON.stringify((await readFile(LOGO_FILE, 'utf8')).trim())}`,
      loader: 'ts',
    }))
  },
}
