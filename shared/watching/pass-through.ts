import { haversineMetres } from '../geo/distance.ts'
import { pointBetween } from '../geo/longitude.ts'
import type { Point } from '../geo/point.ts'
import { type Boundary, metresInside } from '../geofences/boundary.ts'
import { MINUTE_MS, toIso } from '../time.ts'
import { bandM, tenths } from './band.ts'
import type { Crossing, WatchedFix, WatchedGeofence } from './crossing.ts'

const THROUGH_MIN_M = 50
const THROUGH_MIN_BANDS = 2
export const THROUGH_MAX_GAP_MS = 5 * MINUTE_MS

/** How much of the way between two fixes must be inside. */
export const throughLimitM = (previous: WatchedFix, fix: WatchedFix) =>
  Math.max(THROUGH_MIN_M, THROUGH_MIN_BANDS * Math.max(bandM(previous), bandM(fix)))

/** The entry and the exit of a device that passed through between two fixes outside; none where that is not certain. */
export function passedThrough(geofence: WatchedGeofence, previous: WatchedFix, fix: WatchedFix): Crossing[] {
  const elapsedMs = fix.shownAt - previous.shownAt
  if (elapsedMs <= 0 || elapsedMs > THROUGH_MAX_GAP_MS) return []
  const limitM = throughLimitM(previous, fix)
  const way = wayInside(geofence.boundary, previous, fix, limitM)
  if (way === null) return []
  const crossingAt = (type: 'entry' | 'exit', part: number): Crossing => {
    const at = previous.shownAt + Math.round(part * elapsedMs)
    const check = { check: 'passedThrough', saw: tenths(way.metres), limit: limitM, unit: 'm' } as const
    return {
      geofenceId: geofence.geofenceId,
      type,
      at,
      ...pointBetween(previous, fix, part),
      speedKmh: null,
      course: null,
      interpolated: true,
      reasons: [{ ...check, at: toIso(at), accuracyM: fix.accuracyM }],
    }
  }
  return [
    ...(geofence.alertOnEntry ? [crossingAt('entry', way.entersAt)] : []),
    ...(geofence.alertOnExit ? [crossingAt('exit', way.leavesAt)] : []),
  ]
}

/** Steps along the way are this long at least, or this part of it. */
const STEP_M = 1
const STEPS_MAX = 2_000

/**
 * How much of the straight way between two points outside is inside, and the parts of it (0 to 1) where it first enters
 * and last leaves. Null if that is less than `limitM`. From each point it steps as far as the edge is away, which never
 * misses it.
 */
export function wayInside(boundary: Boundary, from: Point, to: Point, limitM: number) {
  const length = haversineMetres(from, to)
  const farM = -metresInside(boundary, from) - metresInside(boundary, to)
  if (length - farM < limitM) return null
  const stepMin = Math.max(STEP_M, length / STEPS_MAX)
  let metres = 0
  let [entersAt, leavesAt] = [0, 0]
  for (let gone = 0; gone < length; ) {
    const insideM = metresInside(boundary, pointBetween(from, to, gone / length))
    const step = Math.min(length - gone, Math.max(stepMin, Math.abs(insideM)))
    if (insideM >= 0) {
      if (metres === 0) entersAt = gone / length
      metres += step
      leavesAt = (gone + step) / length
    }
    gone += step
  }
  return metres < limitM ? null : { metres, entersAt, leavesAt }
}
