import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { site } from '../../../site.config.ts'

const NAME = 'site-legal:all'

/** The module `site-legal:all`: the Markdown of the operator’s legal pages, in each language that has it. */
export const legalModule: Plugin = {
  name: 'site-legal',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${NAME}$`) }, ({ path }) => ({ path, namespace: 'site-legal' }))
    onLoad({ filter: /.*/, namespace: 'site-legal' }, async () => {
      const pages = Object.entries(site.legal).flatMap(([name, file]) =>
        file === null ? [] : [{ name, file }],
      )
      const texts = await Promise.all(pages.map(async ({ name, file }) => [name, await translationsOf(file)]))
      return {
        contents: `export const legalTexts = ${JSON.stringify(Object.fromEntries(texts))}`,
        loader: 'js',
      }
    })
  },
}

/** English is in the file itself, Spanish in `privacy.es.md` beside `privacy.md`. */
async function translationsOf(file: string): Promise<Record<string, string>> {
  const files = LANGUAGES.map((language): [string, string] => [
    language,
    language === 'en' ? file : file.replace(/\.md$/, `.${language}.md`),
  ])
  const written = files.filter(([language, path]) => language === 'en' || existsSync(path))
  const texts = written.map(async ([language, path]) => [language, await readFile(path, 'utf8')])
  return Object.fromEntries(await Promise.all(texts))
}
