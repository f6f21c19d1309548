import type { Block, Chart, ReportDocument, Table, Tile, Value } from '../../../shared/reports/document.ts'

type Kind = Block['kind']
const blocksOf = <Wanted extends Kind>(document: ReportDocument, kind: Wanted) =>
  document.sections
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { kind: Wanted }> => block.kind === kind)

/** The tile with a label; throws without it. */
export const tileOf = (document: ReportDocument, label: string): Tile =>
  found(
    blocksOf(document, 'tiles').flatMap(({ tiles }) => tiles),
    (tile) => tile.label === label,
    `tile ${label}`,
  )

export const hasTile = (document: ReportDocument, label: string) =>
  blocksOf(document, 'tiles').some(({ tiles }) => tiles.some((tile) => tile.label === label))

/** The table with a column of this key, and with this title if one is given. */
export const tableWith = (document: ReportDocument, key: string, title?: string | null): Table =>
  found(
    blocksOf(document, 'table'),
    (table) =>
      table.columns.some((column) => column.key === key) && (title === undefined || table.title === title),
    `table with ${key}`,
  )

/** The values of a table's row under these keys: the row whose first column is `first`. */
export const cells = (table: Table, first: Value, keys: readonly string[]): Value[] =>
  cellsBy(table, table.columns[0]?.key ?? '', first, keys)

/** The same of the first row that has a value under another key. */
export function cellsBy(table: Table, key: string, value: Value, keys: readonly string[]): Value[] {
  const row = found(table.rows, (one) => one[columnOf(table, key)] === value, `row ${value}`)
  return keys.map((other) => row[columnOf(table, other)] ?? null)
}

/** The values of a column from top to bottom. */
export const column = (table: Table, key: string): Value[] =>
  table.rows.map((row) => row[columnOf(table, key)] ?? null)

export const totals = (table: Table, keys: readonly string[]): Value[] =>
  keys.map((key) => table.totals?.[columnOf(table, key)] ?? null)

export const chartsOf = (document: ReportDocument): Chart[] => blocksOf(document, 'chart')
export const mapsOf = (document: ReportDocument) => blocksOf(document, 'map')
export const paragraphsOf = (document: ReportDocument): string[] =>
  blocksOf(document, 'paragraph').map(({ text }) => text)

const columnOf = (table: Table, key: string): number => {
  const index = table.columns.findIndex((column) => column.key === key)
  if (index === -1) throw new Error(`There is no column ${key}.`)
  return index
}

function found<Item>(items: readonly Item[], is: (item: Item) => boolean, name: string): Item {
  const item = items.find(is)
  if (item === undefined) throw new Error(`There is no ${name}.`)
  return item
}
