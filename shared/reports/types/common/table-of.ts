import type { Table, Value, ValueKind } from '../../document.ts'

/** A column, with what it holds of a row, and its total. */
export type Field<Row> = {
  key: string
  title: string
  kind: ValueKind
  weight?: number
  of: (row: Row) => Value
  total?: Value
}

/** `isMain`: the table that a CSV file has. */
type Frame = { title?: string | null; emptyText: string; isMain?: boolean }

/** A table of rows. Its totals are shown below two rows or more. */
export function tableOf<Row>(
  rows: readonly Row[],
  fields: readonly Field<Row>[],
  { title = null, emptyText, isMain = false }: Frame,
): Table {
  const totals = fields.map(({ total = null }) => total)
  return {
    kind: 'table',
    title,
    columns: fields.map(({ key, title, kind, weight = 1 }) => ({ key, title, kind, weight })),
    rows: rows.map((row) => fields.map(({ of }) => of(row))),
    totals: rows.length > 1 && totals.some((total) => total !== null) ? totals : null,
    emptyText,
    ...(isMain ? { isMain } : {}),
  }
}
