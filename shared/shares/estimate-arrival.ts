import { haversineMetres } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../time.ts'
import { MOVING_ABOVE_KMH } from '../tracking/motion/pace.ts'
import { KMH_PER_METRE_PER_SECOND } from '../units.ts'
import type { Circle } from './circle.ts'

type Fix = Point & { shownAt: number }

/** The average speed is that of the last minutes. */
const AVERAGED_OVER_MS = 10 * MINUTE_MS
/** A device whose newest fix is older may be anywhere. */
const FIX_AGE_MAX_MS = 5 * MINUTE_MS
/** The device has to have come closer over at least this time. */
const APPROACHED_OVER_MS = MINUTE_MS
const ESTIMATED_WITHIN_MS = DAY_MS

/**
 * When a device may reach the circle, epoch milliseconds rounded up to a whole minute: by the straight distance to it,
 * and the average speed of the last minutes while it moved. `null` if its newest fix is old, if it stands still or
 * moves away, and if it would take more than a day. `fixes` are in order.
 */
export function estimateArrival(fixes: readonly Fix[], place: Circle, now: number): number | null {
  const newest = fixes.at(-1)
  if (newest === undefined || now - newest.shownAt > FIX_AGE_MAX_MS) return null
  const recent = fixes.filter(({ shownAt }) => newest.shownAt - shownAt <= AVERAGED_OVER_MS)
  const earlier = recent.findLast(({ shownAt }) => newest.shownAt - shownAt >= APPROACHED_OVER_MS)
  const speedKmh = averageSpeedKmh(recent)
  if (earlier === undefined || speedKmh === null) return null
  const closerM = metresTo(place, earlier) - metresTo(place, newest)
  if (kmh(closerM, newest.shownAt - earlier.shownAt) <= MOVING_ABOVE_KMH) return null
  const remainingMs = (metresTo(place, newest) / speedKmh) * KMH_PER_METRE_PER_SECOND * SECOND_MS
  if (remainingMs > ESTIMATED_WITHIN_MS) return null
  return Math.ceil(Math.max(now, newest.shownAt + remainingMs) / MINUTE_MS) * MINUTE_MS
}

/** Over the steps in which it moved; `null` if there are none. */
function averageSpeedKmh(fixes: readonly Fix[]): number | null {
  let [metres, ms] = [0, 0]
  for (const [index, fix] of fixes.entries()) {
    const before = fixes[index - 1]
    if (before === undefined) continue
    const [stepM, stepMs] = [haversineMetres(before, fix), fix.shownAt - before.shownAt]
    if (stepMs === 0 || kmh(stepM, stepMs) <= MOVING_ABOVE_KMH) continue
    metres += stepM
    ms += stepMs
  }
  return ms === 0 ? null : kmh(metres, ms)
}

/** To the edge of the circle; 0 inside. */
const metresTo = ({ radiusM, ...centre }: Circle, point: Point) =>
  Math.max(0, haversineMetres(centre, point) - radiusM)

const kmh = (metres: number, ms: number) => (metres / (ms / SECOND_MS)) * KMH_PER_METRE_PER_SECOND
