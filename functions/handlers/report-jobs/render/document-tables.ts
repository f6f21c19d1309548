import { groupedBy } from '../../../../shared/grouped-by.ts'
import type { Column, ReportDocument, Section, Table, Value } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import { chartTable } from './chart-table.ts'

/** A table of a report, or those of several sections in one. */
export type NamedTable = Omit<Table, 'kind' | 'title'> & { title: string }

type Part = { section: Section; table: Table }
type Texts = ReportWriting['texts']

/**
 * The tables of a report in order, and the figures of its heat maps, which are in no table. The device is the first
 * column of each, so that files of several devices can be joined. Tables of the same kind in several sections, such as
 * one for each day, are one table with the titles of the sections in a column of their own, so that they can be filtered
 * and sorted together.
 */
export function tablesOf({ sections, subject }: ReportDocument, texts: Texts): NamedTable[] {
  const parts = sections.flatMap((section) =>
    section.blocks
      .flatMap((block): Table[] => {
        if (block.kind === 'table') return [block]
        if (block.kind !== 'chart' || block.form !== 'heat') return []
        const { title, deviceName } = block
        return [{ ...chartTable(block, texts.document), title, ...(deviceName && { deviceName }) }]
      })
      .map((table): Part => ({ section, table: deviceFirst(table, subject, texts.common.columns.device) })),
  )
  const groups = groupedBy(parts, ({ table }) => shapeOf(table))
  return [...groups.values()].map((some) => joined(some, texts.sheets.section))
}

/** The table that a CSV file has: the one that the type of the report marks, else the first. */
export function mainTable(document: ReportDocument, texts: Texts): NamedTable | null {
  const tables = tablesOf(document, texts)
  return tables.find(({ isMain }) => isMain) ?? tables[0] ?? null
}

/** Where no column names the device, all rows are about one device, or about all of the report. */
function deviceFirst(table: Table, subject: string, title: string): Table {
  const { columns, rows, totals, deviceName = subject } = table
  const index = columns.findIndex(({ key }) => key === DEVICE_KEY)
  const moved = <Cell>(cells: readonly Cell[], device: Cell): Cell[] =>
    index === -1 ? [device, ...cells] : [device, ...cells.toSpliced(index, 1)]
  const added: Column = { key: DEVICE_KEY, title, kind: 'text' }
  return {
    ...table,
    columns: moved(columns, columns[index] ?? added),
    rows: rows.map((row) => moved<Value>(row, index === -1 ? deviceName : (row[index] ?? null))),
    totals: totals && moved<Value>(totals, totals[index] ?? null),
  }
}
const DEVICE_KEY = 'device'

const shapeOf = ({ title, columns }: Table) =>
  JSON.stringify([title, columns.map(({ key, title: heading, kind }) => [key, heading, kind])])

function joined(parts: readonly Part[], sectionTitle: string): NamedTable {
  const [first, ...others] = parts
  if (first === undefined) throw new Error('No tables to join')
  const { kind: _kind, title, ...table } = first.table
  if (others.length === 0) return { ...table, title: title ?? first.section.title }
  const section: Column = { key: 'section', title: sectionTitle, kind: 'text' }
  return {
    ...table,
    title: title ?? sectionTitle,
    columns: table.columns.toSpliced(1, 0, section),
    rows: parts.flatMap(({ section: { title: of }, table: { rows } }) =>
      rows.map((row) => row.toSpliced(1, 0, of)),
    ),
    // each is of one section only
    totals: null,
  }
}
