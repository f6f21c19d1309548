import { isFormula } from '../../../../../shared/trails/export-csv.ts'
import type { CellStyle } from './styles.ts'
import { cellText } from './xml.ts'

/** A text or a number as it is in a workbook; nothing where it is `null`. Never a formula. */
export type Cell = { value: string | number | null; style: CellStyle }

/** The XML of cells, whose styles are those of a workbook. */
export function cellWriter(indexOf: ReadonlyMap<CellStyle, number>) {
  const attributeOf = new Map([...indexOf].map(([style, index]) => [style, ` s="${index}"`]))
  return ({ value, style }: Cell, column: string, row: number): string => {
    const at = `r="${column}${row}"`
    if (value === null || value === '') return `<c ${at}${attributeOf.get(style)}/>`
    if (typeof value === 'number') return `<c ${at}${attributeOf.get(style)}><v>${value}</v></c>`
    const look = style === 'value-text' && isFormula(value) ? 'guarded-text' : style
    return `<c ${at}${attributeOf.get(look)} t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`
  }
}

const LETTERS = 26
const FIRST_LETTER = 'A'.charCodeAt(0)

/** `A` of 0, `AA` of 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (index % LETTERS))
  return index < LETTERS ? letter : columnName(Math.floor(index / LETTERS) - 1) + letter
}
