import { type Parts, totalOf } from './device-month.ts'
import { type Row, rounded } from './report.ts'

const DIGITS = 5

export const dollars = (value: number) => rounded(value, DIGITS)

/** The sum of the parts of a month, and each of them. */
export const partRows = (name: string, parts: Parts, goal: Pick<Row, 'goal' | 'met'> = {}): Row[] => [
  { name, value: dollars(totalOf(parts)), unit: '$', ...goal },
  ...Object.entries(parts).map(([part, value]) => ({
    name: `  ${part}`,
    value: dollars(value),
    unit: '$',
  })),
]
