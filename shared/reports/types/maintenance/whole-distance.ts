import { MEASURES, THIN_SPACE } from '../../../measures.ts'
import type { Pen } from '../common/pen.ts'

/** A distance that somebody chose, which has no decimals in the units that it was chosen in: `5,000 km`. */
export function wholeDistance(km: number, { count, writing }: Pen): string {
  const { perKm, unit } = MEASURES[writing.units].distance
  return `${count(Math.round(km * perKm))}${THIN_SPACE}${unit}`
}
