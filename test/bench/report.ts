/** One figure. `met` is there where the figure has a goal. */
export type Row = { name: string; value: number; unit: string; goal?: string; met?: boolean }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.name.length))
  return rows
    .map(({ name, value, unit, goal, met }) => {
      const verdict = met === undefined ? '' : met ? '  met' : '  NOT MET'
      return `${name.padEnd(width)}  ${String(value).padStart(10)} ${unit.padEnd(12)} ${goal ?? ''}${verdict}`
    })
    .join('\n')
}
