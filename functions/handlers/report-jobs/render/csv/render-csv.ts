import type { Column, ReportDocument, Value } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import { csvFile, csvLine } from '../../../../../shared/trails/export-csv.ts'
import { zonedIso } from '../../../../../shared/trails/zoned-iso.ts'
import { mainTable } from '../document-tables.ts'
import { headingOf, measured, measureOf } from '../measure-of.ts'

/** Without it, Excel reads a file in the encoding of its computer. */
const BYTE_ORDER_MARK = '\ufeff'
const ROWS_AT_ONCE = 500

type CsvWriting = Omit<ReportWriting, 'language'>

/**
 * The main table of a report as CSV (RFC 4180, UTF-8), piece by piece: figures in the account's units, which the
 * headings name, and times in ISO 8601 with the offset of the report's zone. Without totals, so that a column adds up.
 */
export function* renderCsv(document: ReportDocument, { units, texts, times }: CsvWriting): Generator<string> {
  const { columns, rows } = mainTable(document, texts) ?? { columns: [], rows: [] }
  yield BYTE_ORDER_MARK + csvFile([csvLine(columns.map((column) => headingOf(column, { units, texts })))])
  const fields = columns.map((column) => fieldOf(column, units, times.zone))
  const lineOf = (row: readonly Value[]) => csvLine(fields.map((field, index) => field(row[index] ?? null)))
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    yield csvFile(rows.slice(first, first + ROWS_AT_ONCE).map(lineOf))
}

/** The writer of a column's values. */
function fieldOf({ kind }: Column, units: ReportWriting['units'], timezone: string): (value: Value) => Value {
  if (kind === 'dateTime' || kind === 'time')
    return (at) => (typeof at === 'number' ? zonedIso(at, timezone) : at)
  const measure = measureOf(kind, units)
  return (value) => (typeof value === 'number' ? measured(value, measure) : value)
}
