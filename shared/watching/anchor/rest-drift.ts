import { haversineMetres } from '../../geo/distance.ts'
import { degreesEast } from '../../geo/longitude.ts'
import type { Point } from '../../geo/point.ts'

/** The 95th percentile of fewer fixes is chance. */
const FIXES_MIN = 60
const SHARE = 0.95

/** How far 95 % of the fixes of a receiver at rest are from their middle, in metres; null for too few fixes. */
export function restDriftM(fixes: readonly Point[]): number | null {
  const [first] = fixes
  if (first === undefined || fixes.length < FIXES_MIN) return null
  const middle = {
    lat: fixes.reduce((sum, { lat }) => sum + lat, 0) / fixes.length,
    lng: first.lng + fixes.reduce((sum, { lng }) => sum + degreesEast(first.lng, lng), 0) / fixes.length,
  }
  const metres = fixes.map((fix) => haversineMetres(middle, fix)).toSorted((a, b) => a - b)
  return metres[Math.ceil(metres.length * SHARE) - 1] ?? null
}
