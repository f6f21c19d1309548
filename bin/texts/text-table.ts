import { csvFile, csvLine } from '../../shared/trails/export-csv.ts'
import type { Text } from './read-texts.ts'

/** Without it, Excel reads a file in the encoding of its computer. */
const BYTE_ORDER_MARK = '\ufeff'

/** The texts of a language beside the English ones, as CSV: where each is, what translators should know, and both texts. */
export function textTable(english: readonly Text[], translated: readonly Text[], language: string): string {
  const englishOf = englishTexts(english)
  const lines = translated.map((text) => {
    const { text: original = '', note = '' } = englishOf(text.id) ?? {}
    return csvLine([text.id, note, original, text.text])
  })
  return BYTE_ORDER_MARK + csvFile([csvLine(['text', 'note', 'en', language]), ...lines])
}

/** Finds the English text of a translated one. A plural form that English has not is a form of its general one. */
export function englishTexts(english: readonly Text[]): (id: string) => Text | undefined {
  const byId = new Map(english.map((text) => [text.id, text]))
  return (id) => byId.get(id) ?? byId.get(id.replace(/_(one|many)$/, '_other'))
}
