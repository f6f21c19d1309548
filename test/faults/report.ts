/** One kind of fault: how often it was done, and what came of it, each as a line that says which. */
export type Row = {
  fault: string
  times: number
  /** What had been acknowledged, and so had to be there afterwards; null where nothing is. */
  acknowledged: number | null
  lost: readonly string[]
  twice: readonly string[]
  /** Any other rule that was broken. */
  wrong: readonly string[]
  /** What else there is to say of a good run. */
  note?: string
}

const TOLD_MAX = 20

export const faultsOf = ({ lost, twice, wrong }: Row) => [...lost, ...twice, ...wrong]

export function table(rows: readonly Row[]): string {
  const head = ['fault', 'times', 'acknowledged', 'lost', 'twice', 'wrong', '']
  const cells = rows.map(({ fault, times, acknowledged, lost, twice, wrong, note }) => [
    fault,
    ...[times, acknowledged ?? '-', lost.length, twice.length, wrong.length].map(String),
    note ?? '',
  ])
  const all = [head, ...cells]
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  return all
    .map(([first = '', ...figures]) =>
      [first.padEnd(width(0)), ...figures.map((figure, index) => figure.padStart(width(index + 1)))]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The faults of a row, line by line; of very many the first ones. */
export function tell(row: Row): void {
  const faults = faultsOf(row)
  for (const line of faults.slice(0, TOLD_MAX)) console.error(line)
  if (faults.length > TOLD_MAX) console.error(`and ${faults.length - TOLD_MAX} more`)
}
