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

/** The sums behind a travel, which add up over its parts. `speedSum` has the `speedCount` speeds above 1 km/h. */
export type TravelSums = {
  metres: number
  maxSpeedKmh: number | null
  speedSum: number
  speedCount: number
}
const noTravel = (): TravelSums => ({ metres: 0, maxSpeedKmh: null, speedSum: 0, speedCount: 0 })

/**
 * Distance and speeds along the points, in km and km/h. The distance is the sum of great circles between counted
 * points. Speeds are the reported ones; where there is none, the speed of the straight step over the last 10 s or more.
 * The average is the mean of the speeds above 1 km/h (specification 1.5), and 0 where all are lower. Speeds are `null`
 * where none is known. The step of an accepted jump does not count.
 */
export const travelOf = (points: readonly JudgedPoint[]): Travel => travelFrom(travelSums(points))

export const travelSums = (points: readonly JudgedPoint[]): TravelSums =>
  travelPieces(points, []).at(0) ?? noTravel()

/** The travel of sums, rounded to metres and to the resolution of speeds. */
export function travelFrom({ metres, maxSpeedKmh, speedSum, speedCount }: TravelSums): Travel {
  const averageKmh = speedCount === 0 ? 0 : speedSum / speedCount
  return {
    distanceKm: Math.round(metres) / METRES_PER_KM,
    maxSpeedKmh: maxSpeedKmh === null ? null : rounded(maxSpeedKmh, 'speedKmh'),
    averageSpeedKmh: maxSpeedKmh === null ? null : rounded(averageKmh, 'speedKmh'),
  }
}

/** The sums of the parts together. */
export const joinedTravel = (parts: readonly TravelSums[]): TravelSums =>
  parts.reduce(
    (sums, part) => ({
      metres: sums.metres + part.metres,
      maxSpeedKmh: higher(sums.maxSpeedKmh, part.maxSpeedKmh),
      speedSum: sums.speedSum + part.speedSum,
      speedCount: sums.speedCount + part.speedCount,
    }),
    noTravel(),
  )

const higher = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/**
 * The same travel cut at times (`bounds`, ascending epoch milliseconds): one more part than there are bounds. A point at
 * a bound belongs to the part that begins there. A step across a bound counts on both sides, by its time.
 */
export function travelPieces(points: readonly JudgedPoint[], bounds: readonly number[]): TravelSums[] {
  const pieces = [noTravel(), ...bounds.map(noTravel)]
  let at = 0
  let piece = pieces.at(0) ?? noTravel()
  let counted: StampedPosition | null = null
  let timed: StampedPosition | null = null
  const speeds = reportedSpeeds(points)
  let index = 0
  for (const { position, afterJump } of points) {
    while (position.shownAt >= (bounds[at] ?? Number.POSITIVE_INFINITY)) {
      at += 1
      piece = pieces[at] ?? piece
    }
    const stepMetres: number = counted === null || afterJump ? 0 : haversineMetres(counted, position)
    if (counted === null || afterJump || isCounted(counted, position, stepMetres)) {
      if (at === 0 || counted === null || counted.shownAt >= (bounds[at - 1] ?? 0)) piece.metres += stepMetres
      else spread(stepMetres, counted.shownAt, position.shownAt, pieces, bounds)
      counted = position
    }
    let speed = speeds[index++] ?? null
    if (timed === null || afterJump || position.shownAt - timed.shownAt >= SPEED_OVER_MS) {
      if (timed !== null && !afterJump) speed ??= stepKmh(timed, position)
      timed = position
    }
    if (speed === null) continue
    piece.maxSpeedKmh = Math.max(piece.maxSpeedKmh ?? 0, speed)
    if (speed <= AVERAGE_ABOVE_KMH) continue
    piece.speedSum += speed
    piece.speedCount += 1
  }
  return pieces
}

/** Adds a step to the pieces that it crosses, in proportion to its time in each. */
function spread(
  metres: number,
  from: number,
  to: number,
  pieces: readonly TravelSums[],
  bounds: readonly number[],
): void {
  for (const [index, piece] of pieces.entries()) {
    const begins = Math.max(from, bounds[index - 1] ?? Number.NEGATIVE_INFINITY)
    const ends = Math.min(to, bounds[index] ?? Number.POSITIVE_INFINITY)
    if (ends > begins) piece.metres += (metres * (ends - begins)) / (to - from)
  }
}

/** Steps of inaccurate fixes are also at least 10 s long: at 1 Hz their errors would add up. */
function isCounted(from: StampedPosition, to: StampedPosition, metres: number): boolean {
  const accuracyM = Math.max(from.accuracyM ?? 0, to.accuracyM ?? 0)
  if (accuracyM <= COUNTED_STEP_M) return metres >= COUNTED_STEP_M
  return metres >= accuracyM && to.shownAt - from.shownAt >= SPEED_OVER_MS
}

/**
 * Whole minutes with the engine on: a point with the engine on counts for the time to the next one. A point without the
 * reading has that of the point before. `null` where the engine is never known.
 */
export function idleMinutesOf(points: readonly JudgedPoint[]): number | null {
  let ignition: boolean | null = null
  let onMs = 0
  let before: number | null = null
  for (const { position } of points) {
    if (ignition === true && before !== null) onMs += position.shownAt - before
    before = position.shownAt
    ignition = position.ignition ?? ignition
  }
  return ignition === null ? null : Math.floor(onMs / MINUTE_MS)
}
