import type { ReportDocument } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { tablesOf } from '../document-tables.ts'
import { cellValues } from './cell-values.ts'
import { overviewSheet } from './overview-sheet.ts'
import { sheetNames } from './sheet-names.ts'
import { tableSheet } from './table-sheet.ts'
import { workbookPieces } from './workbook.ts'

/** A report as an Excel workbook, piece by piece: an overview, and a sheet for each table. */
export function renderExcel(
  document: ReportDocument,
  writing: Omit<ReportWriting, 'language'>,
): AsyncGenerator<Uint8Array> {
  const { units, texts, times } = writing
  const cellValue = cellValues(units, times.zone)
  const tables = tablesOf(document, texts)
  const [overviewName = '', ...names] = sheetNames([
    texts.sheets.overview,
    ...tables.map(({ title }) => title),
  ])
  const tableSheets = tables.map((table, index) => tableSheet(table, names[index] ?? '', writing, cellValue))
  return workbookPieces({
    title: document.title,
    createdAt: document.generatedAt,
    clock: times.clock,
    sheets: [overviewSheet(document, overviewName, writing, cellValue), ...tableSheets],
  })
}
