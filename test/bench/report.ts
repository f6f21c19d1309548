/** One figure. `met` is set if the figure has a goal that can fail the run. */
export type Row = { name: string; value: number; unit: string; goal?: string; met?: boolean }

export const rounded = (value: number, digits = 0) => Number(value.toFixed(digits))

export function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.name.length))
  return rows
    .map(({ name, value, unit, goal, met }) => {
      const result = met === undefined ? '' : met ? '  met' : '  NOT MET'
      return `${name.padEnd(width)}  ${String(value).padStart(10)} ${unit.padEnd(12)} ${goal ?? ''}${result}`
    })
    .join('\n')
}
