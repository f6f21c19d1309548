import { type Cell, columnName } from './cell.ts'
import { SPREADSHEET_XML, XML_HEAD } from './xml.ts'

/** A row of cells; as high as its text needs where it has no height, in points. */
export type Row = { cells: readonly Cell[]; height?: number; isMerged?: true }

export type Sheet = {
  name: string
  /** In characters. */
  widths: readonly number[]
  /** Whether the first row stays in view and is printed on each page. */
  hasHead: boolean
  /** How many rows, the head among them, can be filtered and sorted; 0 for none. */
  filteredRows: number
  rows: Iterable<Row>
}

const LANDSCAPE =
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
  '<pageSetup orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>'
const FROZEN = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
/** Written at once: few pieces compress faster than many. */
const ROWS_AT_ONCE = 200

/** The XML of a sheet, piece by piece. */
export function* sheetXml(
  { widths, hasHead, filteredRows, rows }: Sheet,
  isFirst: boolean,
  cellXml: (cell: Cell, column: string, row: number) => string,
): Generator<string> {
  const columns = widths.map((_, index) => columnName(index))
  const lastColumn = columns.at(-1) ?? 'A'
  const merged: string[] = []
  yield sheetStart(widths, hasHead, isFirst)
  let pending: string[] = []
  let number = 0
  for (const { cells, height, isMerged } of rows) {
    number += 1
    const row = number
    const heightXml = height === undefined ? '' : ` ht="${height}" customHeight="1"`
    const cellsXml = cells.map((cell, index) => cellXml(cell, columns[index] ?? columnName(index), row))
    pending.push(`<row r="${row}"${heightXml}>${cellsXml.join('')}</row>`)
    if (isMerged) merged.push(`<mergeCell ref="A${row}:${lastColumn}${row}"/>`)
    if (pending.length < ROWS_AT_ONCE) continue
    yield pending.join('')
    pending = []
  }
  const filter = filteredRows === 0 ? '' : `<autoFilter ref="A1:${lastColumn}${filteredRows}"/>`
  const merges =
    merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`
  yield `${pending.join('')}</sheetData>${filter}${merges}${LANDSCAPE}</worksheet>`
}

function sheetStart(widths: readonly number[], hasHead: boolean, isFirst: boolean): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return [
    `${XML_HEAD}<worksheet ${SPREADSHEET_XML}>`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView workbookViewId="0"${isFirst ? ' tabSelected="1"' : ''}>${hasHead ? FROZEN : ''}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="15"/>',
    `<cols>${columns.join('')}</cols>`,
    '<sheetData>',
  ].join('')
}
