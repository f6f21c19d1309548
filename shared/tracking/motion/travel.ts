import { haversineMetres } from '../../geo/distance.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import { METRES_PER_KM } from '../../units.ts'
import type { StampedPosition } from '../judging/clock.ts'
import type { JudgedPoint } from '../judging/reprocess.ts'
import { stepKmh } from '../judging/steps.ts'
import { rounded } from '../packing/resolution.ts'
import { AVERAGE_ABOVE_KMH, reportedSpeeds } from './reported-speeds.ts'

/** Distance counts only outside this, or outside the accuracy of its two fixes where that is worse: drift adds nothing. */
export const COUNTED_STEP_M = 30
/** Without a reported speed it is measured over at least this: one echo of 60 m in 1 s is not 216 km/h. */
const SPEED_OVER_MS = 10 * SECOND_MS

type Travel = { distanceKm: number; maxSpeedKmh: number | null; averageSpeedKmh: number | null }

/**
 * How far and how fast along the points, in km and km/h. Speeds are those told; where a point tells none, the
 * speed of the way over the last 10 s or more. The average is the mean of all above 1 km/h, as the specification
 * has it. The way of a leap does not count.
 */
export function travelOf(points: readonly JudgedPoint[]): Travel {
  let metres = 0
  let max: number | null = null
  let sum = 0
  let summed = 0
  let counted: StampedPosition | null = null
  let timed: StampedPosition | null = null
  const told = reportedSpeeds(points)
  let index = 0
  for (const { position, afterJump: leap } of points) {
    const metresOn: number = counted === null || leap ? 0 : haversineMetres(counted, position)
    if (counted === null || leap || isCounted(counted, position, metresOn)) {
      metres += metresOn
      counted = position
    }
    let speed = told[index++] ?? null
    if (timed === null || leap || position.shownAt - timed.shownAt >= SPEED_OVER_MS) {
      if (timed !== null && !leap) speed ??= stepKmh(timed, position)
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

/** Inaccurate fixes are also taken no closer in time than speeds: their echoes would add up second by second. */
function isCounted(from: StampedPosition, to: StampedPosition, metres: number): boolean {
  const accuracyM = Math.max(from.accuracyM ?? 0, to.accuracyM ?? 0)
  if (accuracyM <= COUNTED_STEP_M) return metres >= COUNTED_STEP_M
  return metres >= accuracyM && to.shownAt - from.shownAt >= SPEED_OVER_MS
}

/** Whole minutes with the engine known on, each fix standing for the time to the next; `null` where it is never known. */
export function idleMinutesOf(points: readonly JudgedPoint[]): number | null {
  let ignition: boolean | null = null
  let known = false
  let idleMs = 0
  let before: number | null = null
  for (const { position } of points) {
    if (ignition === true && before !== null) idleMs += position.shownAt - before
    before = position.shownAt
    ignition = position.ignition ?? ignition
    known ||= position.ignition !== null
  }
  return known ? Math.floor(idleMs / MINUTE_MS) : null
}
