import type { Table, Value, ValueKind } from '../../document.ts'

/** A column, with what it holds of a row, and its total. */
export type Field<Row> = {
  key: string
  title: string
  kind: ValueKind
  weight?: number
  isOptional?: true
  of: (row: Row) => Value
  total?: Value
}

type Frame = Partial<Pick<Table, 'title' | 'deviceName' | 'isMain'>> & Pick<Table, 'emptyText'>

/** A table of rows. Its totals are shown below two rows or more. */
export function tableOf<Row>(
  rows: readonly Row[],
  fields: readonly Field<Row>[],
  { title = null, ...frame }: Frame,
): Table {
  const totals = fields.map(({ total = null }) => total)
  return {
    kind: 'table',
    title,
    columns: fields.map(({ of: _of, total: _total, ...column }) => column),
    rows: rows.map((row) => fields.map(({ of }) => of(row))),
    totals: rows.length > 1 && totals.some((total) => total !== null) ? totals : null,
    ...frame,
  }
}
