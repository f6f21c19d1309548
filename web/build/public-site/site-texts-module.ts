import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { LANGUAGES } from '../../../shared/i18n/language.ts'

const NAME = 'site-texts:all'
const ENGLISH = 'web/i18n/en/site'

/**
 * The module `site-texts:all`: the texts of public pages in each language that has all of them. A page is never in two
 * languages.
 */
export const siteTextsModule: Plugin = {
  name: 'site-texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${NAME}$`) }, ({ path }) => ({ path, namespace: 'site-texts' }))
    onLoad({ filter: /.*/, namespace: 'site-texts' }, async () => ({
      contents: await moduleSource(),
      resolveDir: process.cwd(),
      loader: 'ts',
    }))
  },
}

async function moduleSource(): Promise<string> {
  const names = (await readdir(ENGLISH)).filter((name) => name.endsWith('.ts')).toSorted()
  const complete = LANGUAGES.filter((language) => names.every((name) => existsSync(fileOf(language, name))))
  const imports = complete.flatMap((language) =>
    names.map((name, index) => `import * as ${language}${index} from './${fileOf(language, name)}'`),
  )
  const texts = complete.map((language) => {
    const files = names.map((_name, index) => `...Object.values(${language}${index})`)
    return `${language}: Object.assign({}, ${files.join(', ')})`
  })
  return `${imports.join('\n')}\nexport const siteTexts = { ${texts.join(', ')} }\n`
}

const fileOf = (language: string, name: string) => `web/i18n/${language}/site/${name}`
