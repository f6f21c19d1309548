import { haversineMetres } from '../../geo/distance.ts'
import type { Point } from '../../geo/point.ts'
import { isAnchorFar } from './anchor-warnings.ts'
import type { AnchorReport } from './anchor-watch.ts'

/** This many fixes in a row show that a boat was elsewhere. A single one may be bad. */
const FIXES_ELSEWHERE = 2

/**
 * The reports of a boat, in fix order, since it came to an anchorage from elsewhere: from the first fix within the radius
 * (m) on. All of them if it lay there from the first on; none if it has not arrived.
 */
export function sinceArrival(
  reports: readonly AnchorReport[],
  anchor: Point,
  radiusM: number,
): readonly AnchorReport[] {
  let inARow = 0
  let left = -1
  for (const [index, { fix }] of reports.entries()) {
    if (fix === null) continue
    inARow = isAnchorFar(anchor, fix) ? inARow + 1 : 0
    if (inARow >= FIXES_ELSEWHERE) left = index
  }
  if (left === -1) return reports
  const arrived = reports.findIndex(
    ({ fix }, index) => index > left && fix !== null && haversineMetres(anchor, fix) <= radiusM,
  )
  return arrived === -1 ? [] : reports.slice(arrived)
}
