/** One kind of fault: what was done, and what came of it, each fault as a line that says which. */
export type Row = {
  /** The figure that it shows, and its name: `F08 throttles`. */
  fault: string
  done: string
  /** Of what trackers and users sent, how much was acknowledged and so had to be there afterwards; null where nothing is. */
  sent: number | null
  acknowledged: number | null
  stored: number | null
  lost: readonly string[]
  twice: readonly string[]
  /** Any other rule that was broken. */
  wrong: readonly string[]
  /** What else there is to say of a good run. */
  note?: string
}

/** A row that this machine cannot do. */
export type Skipped = { fault: string; skipped: string }

/** Of a row in which nothing is sent and stored. */
export const NOTHING_STORED = { sent: null, acknowledged: null, stored: null, lost: [], twice: [] } as const

const TOLD_MAX = 20
const HEAD = [
  'fault',
  'what was done',
  'sent',
  'acknowledged',
  'stored',
  'lost',
  'twice',
  'wrong',
  'verdict',
  '',
]
/** The texts stand on the left, the figures on the right. */
const TEXTS = new Set([0, 1, 8, 9])

export const faultsOf = (row: Row | Skipped) =>
  'skipped' in row ? [] : [...row.lost, ...row.twice, ...row.wrong]

export function table(rows: readonly (Row | Skipped)[]): string {
  const all = [HEAD, ...rows.map(cellsOf)]
  const width = (column: number) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))
  const aligned = (cell: string, column: number) =>
    TEXTS.has(column) ? cell.padEnd(width(column)) : cell.padStart(width(column))
  return all.map((cells) => cells.map(aligned).join('  ').trimEnd()).join('\n')
}

function cellsOf(row: Row | Skipped): string[] {
  if ('skipped' in row) return [row.fault, '', '-', '-', '-', '-', '-', '-', 'SKIPPED', row.skipped]
  const { fault, done, sent, acknowledged, stored, lost, twice, wrong, note = '' } = row
  const figures = [sent ?? '-', acknowledged ?? '-', stored ?? '-', lost.length, twice.length, wrong.length]
  return [fault, done, ...figures.map(String), faultsOf(row).length === 0 ? 'good' : 'FAILED', note]
}

/** The faults of a row, line by line; of very many the first ones. */
export function tell(row: Row | Skipped): void {
  if ('skipped' in row) console.log(`${row.fault} is skipped: ${row.skipped}`)
  const faults = faultsOf(row)
  for (const line of faults.slice(0, TOLD_MAX)) console.error(line)
  if (faults.length > TOLD_MAX) console.error(`and ${faults.length - TOLD_MAX} more`)
}
