import type { Value, ValueKind } from '../../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../../shared/reports/report-writing.ts'
import type { NamedTable } from '../document-tables.ts'
import { headingOf } from '../measure-of.ts'
import type { CellValues } from './cell-values.ts'
import type { Row, Sheet } from './sheet.ts'

/** In characters. */
const WIDTH = { min: 9, max: 60, filterButton: 3 }
/** Enough to see how wide texts are. */
const ROWS_MEASURED = 500
const KIND_WIDTHS: Partial<Record<ValueKind, number>> = { dateTime: 20, date: 12, time: 10, money: 12 }

/** A table as a sheet: a head that stays in view, filters, and totals that they leave out. */
export function tableSheet(
  { columns, rows, totals, emptyText }: NamedTable,
  name: string,
  writing: Pick<ReportWriting, 'texts' | 'units'>,
  cellValue: CellValues,
): Sheet {
  const headings = columns.map((column) => headingOf(column, writing))
  const styled = (values: readonly Value[], look: 'value' | 'total') => ({
    cells: columns.map(({ kind }, index) => ({
      value: cellValue(values[index] ?? null, kind),
      style: `${look}-${kind}` as const,
    })),
  })
  function* sheetRows(): Generator<Row> {
    yield { cells: headings.map((value) => ({ value, style: 'head-text' as const })) }
    for (const row of rows) yield styled(row, 'value')
    if (rows.length === 0) yield { cells: [{ value: emptyText, style: 'value-text' }] }
    if (totals !== null) yield styled(totals, 'total')
  }
  return {
    name,
    widths: columns.map(({ kind }, index) => widthOf(kind, headings[index] ?? '', rows, index)),
    hasHead: true,
    filteredRows: rows.length === 0 ? 0 : rows.length + 1,
    rows: { [Symbol.iterator]: sheetRows },
  }
}

function widthOf(kind: ValueKind, heading: string, rows: NamedTable['rows'], index: number): number {
  const longest = rows
    .slice(0, ROWS_MEASURED)
    .reduce((width, row) => Math.max(width, charactersOf(row[index] ?? null)), 0)
  const content = KIND_WIDTHS[kind] ?? longest + 2
  return Math.min(Math.max(content, heading.length + WIDTH.filterButton, WIDTH.min), WIDTH.max)
}

/** Chinese and Japanese characters take the width of two. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g
const charactersOf = (value: Value) =>
  typeof value === 'string' ? value.length + (value.match(WIDE)?.length ?? 0) : 0
