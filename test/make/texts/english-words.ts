import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDERS = ['web/i18n', 'shared/i18n']
/** Without placeholders and tags, which are no words. */
const NOT_TEXT = /\{\{[^}]*\}\}|<[^>]*>/g
/** In plain letters: other words are of another language. */
const WORD = /(?<![\p{L}\d_.@/-])[a-z]{3,}(?![\p{L}\d_@/-])/giu

/** Finds English words in a translated text: words of the product's English texts that its texts in this language do not use. */
export async function englishWordsIn(language: 'es'): Promise<(text: string) => string[]> {
  const [english, known] = await Promise.all([wordsOf('en'), wordsOf(language)])
  return (text) => [...new Set(wordsIn(text))].filter((word) => english.has(word) && !known.has(word))
}

const wordsIn = (text: string) => text.replaceAll(NOT_TEXT, ' ').toLowerCase().match(WORD) ?? []

async function wordsOf(language: string): Promise<Set<string>> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await readdir(join(folder, language), { recursive: true })
      return entries.filter((file) => file.endsWith('.ts')).map((file) => join(folder, language, file))
    }),
  )
  const modules: unknown[] = await Promise.all(
    files.flat().map((file) => import(pathToFileURL(resolve(file)).href)),
  )
  return new Set(modules.flatMap(textsIn).flatMap(wordsIn))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
