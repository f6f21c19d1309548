import { haversineMetres } from '../../geo/distance.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import { METRES_PER_KM } from '../../units.ts'
import type { StampedPosition } from '../judging/clock.ts'
import type { JudgedPoint } from '../judging/reprocess.ts'
import { stepKmh } from '../judging/steps.ts'
import { rounded } from '../packing/resolution.ts'
import { AVERAGE_ABOVE_KMH, reportedSpeeds } from './reported-speeds.ts'

/** A step counts from this length on, or from the accuracy of its two fixes where that is worse: drift adds nothing. */
export const COUNTED_STEP_M = 30
/** A speed is measured over at least this time: one outlier of 60 m in 1 s is not 216 km/h. */
const SPEED_OVER_MS = 10 * SECOND_MS

type Travel = { distanceKm: number; maxSpeedKmh: number | null; averageSpeedKmh: number | null }

/**
 * Distance and speeds along the points, in km and km/h. The distance is the sum of great circles between counted
 * points. Speeds are the reported ones; where there is none, the speed of the straight step over the last 10 s or more.
 * The average is the mean of the speeds above 1 km/h (specification 1.5), and 0 where all are lower. Speeds are `null`
 * where none is known. The step of an accepted jump does not count.
 */
export function travelOf(points: readonly JudgedPoint[]): Travel {
  let metres = 0
  let max: number | null = null
  let sum = 0
  let summed = 0
  let counted: StampedPosition | null = null
  let timed: StampedPosition | null = null
  const speeds = reportedSpeeds(points)
  let index = 0
  for (const { position, afterJump } of points) {
    const stepMetres: number = counted === null || afterJump ? 0 : haversineMetres(counted, position)
    if (counted === null || afterJump || isCounted(counted, position, stepMetres)) {
      metres += stepMetres
      counted = position
    }
    let speed = speeds[index++] ?? null
    if (timed === null || afterJump || position.shownAt - timed.shownAt >= SPEED_OVER_MS) {
      if (timed !== null && !afterJump) speed ??= stepKmh(timed, position)
      timed = position
    }
    if (speed === null) continue
    max = Math.max(max ?? 0, speed)
    if (speed <= AVERAGE_ABOVE_KMH) continue
    sum += speed
    summed += 1
  }
  return {
    distanceKm: Math.round(metres) / METRES_PER_KM,
    maxSpeedKmh: max === null ? null : rounded(max, 'speedKmh'),
    averageSpeedKmh: max === null ? null : rounded(summed === 0 ? 0 : sum / summed, 'speedKmh'),
  }
}

/** Steps of inaccurate fixes are also at least 10 s long: at 1 Hz their errors would add up. */
function isCounted(from: StampedPosition, to: StampedPosition, metres: number): boolean {
  const accuracyM = Math.max(from.accuracyM ?? 0, to.accuracyM ?? 0)
  if (accuracyM <= COUNTED_STEP_M) return metres >= COUNTED_STEP_M
  return metres >= accuracyM && to.shownAt - from.shownAt >= SPEED_OVER_MS
}

/** Whole minutes with the engine on; `null` where the engine is never known. See `engineOnMs`. */
export function idleMinutesOf(points: readonly JudgedPoint[]): number | null {
  const idleMs = engineOnMs(points, Number.POSITIVE_INFINITY)
  return idleMs === null ? null : Math.floor(idleMs / MINUTE_MS)
}

/**
 * Milliseconds with the engine on: a point with the engine on counts for the time to the next one, unless that gap is
 * longer than `maxGapMs`. A point without the reading has that of the point before. `null` where it is never known.
 */
export function engineOnMs(points: readonly JudgedPoint[], maxGapMs: number): number | null {
  let ignition: boolean | null = null
  let known = false
  let onMs = 0
  let before: number | null = null
  for (const { position } of points) {
    const gapMs: number = before === null ? 0 : position.shownAt - before
    if (ignition === true && gapMs <= maxGapMs) onMs += gapMs
    before = position.shownAt
    ignition = position.ignition ?? ignition
    known ||= position.ignition !== null
  }
  return known ? onMs : null
}
