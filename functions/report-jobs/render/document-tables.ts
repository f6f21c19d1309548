import { groupedBy } from '../../../shared/grouped-by.ts'
import type { ReportDocument, Section, Table } from '../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../shared/reports/report-writing.ts'
import { chartTable } from './chart-table.ts'

/** A table of a report, or those of several sections in one. */
export type NamedTable = Omit<Table, 'kind' | 'title'> & { title: string }

type Part = { section: Section; table: Table }

/**
 * The tables of a report in order, and the figures of its heat maps, which are in no table. Tables of the same kind in
 * several sections, such as one for each device, are one table with the titles of the sections in a column of their own,
 * so that they can be filtered and sorted together.
 */
export function tablesOf({ sections }: ReportDocument, texts: ReportWriting['texts']): NamedTable[] {
  const parts = sections.flatMap((section) =>
    section.blocks.flatMap((block): Part[] => {
      if (block.kind === 'table') return [{ section, table: block }]
      if (block.kind !== 'chart' || block.form !== 'heat') return []
      return [{ section, table: { ...chartTable(block, texts.document), title: block.title } }]
    }),
  )
  const groups = groupedBy(parts, ({ table }) => shapeOf(table))
  return [...groups.values()].map((some) => joined(some, texts.sheets.section))
}

/** The table that a CSV file has: the one that the type of the report marks, else the first. */
export function mainTable(document: ReportDocument, texts: ReportWriting['texts']): NamedTable | null {
  const tables = tablesOf(document, texts)
  return tables.find(({ isMain }) => isMain) ?? tables[0] ?? null
}

const shapeOf = ({ title, columns }: Table) =>
  JSON.stringify([title, columns.map(({ key, title: heading, kind }) => [key, heading, kind])])

function joined(parts: readonly Part[], sectionTitle: string): NamedTable {
  const [first, ...others] = parts
  if (first === undefined) throw new Error('No tables to join')
  const { kind: _kind, title, ...table } = first.table
  if (others.length === 0) return { ...table, title: title ?? first.section.title }
  return {
    ...table,
    title: title ?? sectionTitle,
    columns: [{ key: 'section', title: sectionTitle, kind: 'text' }, ...table.columns],
    rows: parts.flatMap(({ section, table: { rows } }) => rows.map((row) => [section.title, ...row])),
    // each is of one section only
    totals: null,
  }
}
