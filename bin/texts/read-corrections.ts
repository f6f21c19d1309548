import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { isFormula } from '../../shared/trails/export-csv.ts'
import { messageOf, UserError } from '../cli/user-error.ts'
import type { Text } from './read-texts.ts'
import { textFaults } from './text-faults.ts'
import { englishTexts } from './text-table.ts'

const Rows = z.array(z.tuple([z.string(), z.string(), z.string(), z.string()]))

/** A text with the one that replaces it. */
export type Correction = { text: Text; corrected: string }

/**
 * What a translator has changed in a table. Throws a `UserError` with a line for each row that cannot be used, so that
 * a table is read as a whole or not at all.
 */
export function readCorrections(
  csv: string,
  english: readonly Text[],
  translated: readonly Text[],
): Correction[] {
  const texts = new Map(translated.map((text) => [text.id, text]))
  const englishOf = englishTexts(english)
  const problems: string[] = []
  const corrections = rowsOf(csv).flatMap(([id, , original, cell]): Correction[] => {
    const text = texts.get(id)
    const corrected = textOf(cell)
    const source = englishOf(id)?.text ?? ''
    if (text === undefined) problems.push(`${id}: there is no such text.`)
    else if (corrected !== text.text && textOf(original) !== source)
      problems.push(`${id}: the English text is now “${source}”. Print the table again.`)
    else if (corrected !== text.text) {
      problems.push(...textFaults(source, corrected, id))
      return [{ text, corrected }]
    }
    return []
  })
  if (problems.length > 0) throw new UserError(`Nothing was written.\n${problems.join('\n')}`)
  return corrections
}

/** The rows below the head. Spreadsheets of some countries separate fields by semicolons. */
function rowsOf(csv: string): z.infer<typeof Rows> {
  const delimiter = /^\ufeff?"?text"?([,;\t])/.exec(csv)?.[1]
  if (delimiter === undefined)
    throw new UserError('This is no table of texts: its first column must be named “text”.')
  try {
    return Rows.parse(parse(csv, { bom: true, delimiter, fromLine: 2, skipEmptyLines: true }))
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new UserError('Each row must have four columns: text, note, en and the language.')
    throw new UserError(`The table cannot be read: ${messageOf(error)}`)
  }
}

/** The text of a cell, without the apostrophe that keeps a spreadsheet from running it. */
function textOf(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n')
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text
}
