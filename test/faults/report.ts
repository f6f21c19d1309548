/** The result of one kind of fault. */
export type Row = {
  /** The id and name of the row: `F08 throttles`. */
  fault: string
  /** The action in words. */
  action: string
  /** Messages that trackers and users sent, `null` where nothing is sent. The same goes for the next two. */
  sent: number | null
  acknowledged: number | null
  stored: number | null
  /** Positions or commands that were acknowledged but are missing or duplicated. */
  lost: readonly string[]
  duplicates: readonly string[]
  /** Everything else that went wrong. */
  problems: readonly string[]
  /** Further figures. */
  note?: string
}

/** A row that cannot run on this machine, and the reason. */
export type SkippedRow = { fault: string; skipped: string }

/** The figures of a row in which nothing is sent or stored. */
export const NOTHING_STORED = {
  sent: null,
  acknowledged: null,
  stored: null,
  lost: [],
  duplicates: [],
} as const

const MAX_PRINTED = 20
const HEADER = [
  'fault',
  'action',
  'sent',
  'acknowledged',
  'stored',
  'lost',
  'duplicates',
  'problems',
  'result',
  'note',
]
/** The columns with text, which is left-aligned. Figures are right-aligned. */
const TEXT_COLUMNS = new Set([0, 1, 8, 9])

export const faultsOf = (row: Row | SkippedRow) =>
  'skipped' in row ? [] : [...row.lost, ...row.duplicates, ...row.problems]

export function table(rows: readonly (Row | SkippedRow)[]): string {
  const all = [HEADER, ...rows.map(cellsOf)]
  const width = (column: number) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))
  const aligned = (cell: string, column: number) =>
    TEXT_COLUMNS.has(column) ? cell.padEnd(width(column)) : cell.padStart(width(column))
  return all.map((cells) => cells.map(aligned).join('  ').trimEnd()).join('\n')
}

function cellsOf(row: Row | SkippedRow): string[] {
  if ('skipped' in row) return [row.fault, '', '-', '-', '-', '-', '-', '-', 'SKIPPED', row.skipped]
  const { fault, action, sent, acknowledged, stored, lost, duplicates, problems, note = '' } = row
  const figures = [
    sent ?? '-',
    acknowledged ?? '-',
    stored ?? '-',
    lost.length,
    duplicates.length,
    problems.length,
  ]
  return [fault, action, ...figures.map(String), faultsOf(row).length === 0 ? 'passed' : 'FAILED', note]
}

/** Prints the faults of a row line by line, the first ones only if there are many. */
export function printFaults(row: Row | SkippedRow): void {
  if ('skipped' in row) console.log(`${row.fault} skipped: ${row.skipped}`)
  const faults = faultsOf(row)
  for (const fault of faults.slice(0, MAX_PRINTED)) console.error(fault)
  if (faults.length > MAX_PRINTED) console.error(`and ${faults.length - MAX_PRINTED} more`)
}
