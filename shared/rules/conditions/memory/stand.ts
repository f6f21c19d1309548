import { isWithinMetres } from '../../../geo/distance.ts'
import { SURELY_MOVING_KMH } from '../../../tracking/motion/motion.ts'
import { driftMetres } from '../../../tracking/motion/trips.ts'
import { fromSteps, toSteps } from '../../../tracking/packing/resolution.ts'
import type { WatchedReport } from '../../watched-report.ts'
import { type Memory, NO_MEMORY } from '../compiled-condition.ts'

/** The memory of a device that moves. */
export const MOVING: Memory = NO_MEMORY
/** The device stood already when it was first seen. */
const SINCE_UNKNOWN = 0

/** The memory of a device that stands: since when (epoch ms), and where. */
export const standSince = (since: number, { lat, lng }: WatchedReport): Memory => [
  since,
  toSteps(lat, 'lat'),
  toSteps(lng, 'lng'),
]

/** The same at the first report, where it may be unknown since when. */
export const firstStand = (report: WatchedReport): Memory =>
  standSince(report.motionSince < report.shownAt ? report.motionSince : SINCE_UNKNOWN, report)

/** Since when it stands, epoch ms; `null` where it moves, or nobody knows. */
export const sinceOf = ([since]: Memory): number | null =>
  since === undefined || since === SINCE_UNKNOWN ? null : since

/** Whether it stands since a time that nobody knows. */
export const isUndated = ([since]: Memory) => since === SINCE_UNKNOWN

/**
 * A stand after a report; the very same while the device stays. It has left when it moves by the anchor rule, and is
 * faster than a standing receiver reports, or two reports are beyond what history takes for drift: one may be an outlier.
 */
export function standAfter(stand: Memory, report: WatchedReport): Memory {
  const [since = SINCE_UNKNOWN, latSteps = 0, lngSteps = 0, strayed = 0] = stand
  const isSurelyMoving = report.speedKmh !== null && report.speedKmh >= SURELY_MOVING_KMH
  if (report.moving && isSurelyMoving) return MOVING
  const isFar = report.moving && !isWithinMetres(driftMetres(report), placeOf(latSteps, lngSteps), report)
  if (isFar) return strayed === 1 ? MOVING : [since, latSteps, lngSteps, 1]
  return strayed === 1 ? [since, latSteps, lngSteps] : stand
}

/** Whether a device that stands does so at another place than before, and nobody saw it move. */
export const isElsewhere = ([, latSteps = 0, lngSteps = 0]: Memory, report: WatchedReport) =>
  !report.moving && !isWithinMetres(driftMetres(report), placeOf(latSteps, lngSteps), report)

const placeOf = (latSteps: number, lngSteps: number) => ({
  lat: fromSteps(latSteps, 'lat'),
  lng: fromSteps(lngSteps, 'lng'),
})
