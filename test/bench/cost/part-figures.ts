import { type Parts, totalOf } from '../../../shared/costs/device-month.ts'
import { type Figure, figure, type Goal } from '../figure.ts'

/** The sum of the parts of a month, and each of them. */
export const partFigures = (name: string, parts: Parts, goal?: Goal): Figure[] => [
  figure(name, totalOf(parts), '$', goal),
  ...Object.entries(parts).map(([part, value]) => figure(`  ${part}`, value, '$')),
]
