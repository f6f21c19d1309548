import type { JudgedPoint } from '../../tracking/judging/reprocess.ts'
import { joinedTravel, type TravelSums, travelFrom, travelPieces } from '../../tracking/motion/travel.ts'
import type { TripSpan } from '../../tracking/motion/trips.ts'
import { firstIndex, msWithin, overlapping, type TimeSpan } from './time-spans.ts'
import type { Timeline } from './timeline.ts'

/**
 * What a device did in a range. Milliseconds; km and km/h. Speeds are `null` where the range has no accepted point,
 * `engineMs` where it is not known whether the engine is on.
 */
export type RangeFigures = {
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  drivingMs: number
  idleMs: number
  stoppedMs: number
  engineMs: number | null
  unknownMs: number
  firstMovedAt: number | null
  lastMovedAt: number | null
  odometerKm: number | null
}

/**
 * The figures of a range, its end excluded. A trip across an edge counts by its part: a step across the edge by its time
 * on each side, a speed where its point is. So the figures of ranges beside each other add up to those of the whole,
 * distances to the metre. Driving, idle, stopped and unknown time add up to the range as far as it was read.
 */
export function rangeFigures(timeline: Timeline, range: TimeSpan): RangeFigures {
  const known = { from: range.from, to: Math.max(range.from, Math.min(range.to, timeline.until)) }
  const points = within(timeline.accepted, known)
  const newest = points.at(-1)?.position.shownAt
  const isEngineKnown =
    newest !== undefined && timeline.engineKnownFrom !== null && newest >= timeline.engineKnownFrom
  const drivingMs = msWithin(timeline.driving, known)
  const idleMs = msWithin(timeline.idle, known)
  const unknownMs = msWithin(timeline.unknown, known)
  const driven = overlapping(timeline.driving, known)
  const lastMovedAt = driven.at(-1)?.to
  return {
    ...travelWithin(timeline, known, points.length > 0),
    drivingMs,
    idleMs,
    stoppedMs: known.to - known.from - drivingMs - idleMs - unknownMs,
    engineMs: isEngineKnown ? msWithin(timeline.engineOn, known) : null,
    unknownMs,
    firstMovedAt: driven.length === 0 ? null : Math.max(driven[0]?.from ?? known.from, known.from),
    lastMovedAt: lastMovedAt === undefined ? null : Math.min(lastMovedAt, known.to),
    odometerKm: points.findLast(({ position }) => position.odometerKm !== null)?.position.odometerKm ?? null,
  }
}

function travelWithin({ trips, accepted, until }: Timeline, range: TimeSpan, hasPoints: boolean) {
  const first = firstIndex(trips, ({ end }) => (end ?? until) >= range.from)
  const last = firstIndex(trips, ({ start }) => start >= range.to)
  const parts = trips.slice(first, last).map((trip) => partWithin(trip, accepted, range, until))
  const { distanceKm, maxSpeedKmh, averageSpeedKmh } = travelFrom(joinedTravel(parts))
  const atRest = hasPoints ? 0 : null
  return { distanceKm, maxSpeedKmh: maxSpeedKmh ?? atRest, averageSpeedKmh: averageSpeedKmh ?? atRest }
}

/** The part of a trip within a range that it touches: all of it, or cut. */
function partWithin(
  { start, end, first, last, travel }: TripSpan,
  accepted: readonly JudgedPoint[],
  range: TimeSpan,
  until: number,
): TravelSums {
  if (start >= range.from && (end ?? until) < range.to) return travel
  const [, part] = travelPieces(accepted.slice(first, last + 1), [range.from, range.to])
  return part ?? travel
}

/** The points from the start of a range to before its end. */
function within(points: readonly JudgedPoint[], { from, to }: TimeSpan): readonly JudgedPoint[] {
  const firstFrom = (at: number) => firstIndex(points, ({ position }) => position.shownAt >= at)
  return points.slice(firstFrom(from), firstFrom(to))
}
