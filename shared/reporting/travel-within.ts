import { HOUR_MS, MINUTE_MS } from '../time.ts'
import type { JudgedPoint } from '../tracking/judging/reprocess.ts'
import { engineOnMs, travelOf } from '../tracking/motion/travel.ts'
import { type Trip, tripsOf } from '../tracking/motion/trips.ts'
import { METRES_PER_KM } from '../units.ts'

/** Epoch milliseconds, both ends included. */
export type Range = { from: number; to: number }

/**
 * Distance in km, speeds in km/h. Speeds are `null` where the range has no point, `engineOnMinutes` where the engine is
 * never known.
 */
export type RangeTravel = {
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  engineOnMinutes: number | null
}

/** Over a longer gap the engine is unknown. */
const ENGINE_KNOWN_MS = HOUR_MS

/**
 * How far and how fast a device went in a range, by its trips: the drift of a standing receiver has neither
 * distance nor speed. A trip that crosses an edge of the range counts from that edge. The average is the mean of the
 * speeds above 1 km/h (specification 1.5).
 */
export function travelWithin(points: readonly JudgedPoint[], { from, to }: Range): RangeTravel {
  const within = points.filter(
    ({ held, position }) => !held && position.shownAt >= from && position.shownAt <= to,
  )
  const { trips } = tripsOf(within, to)
  const driven = within.filter(({ position }) => trips.some((trip) => covers(trip, position.shownAt)))
  const speeds = trips.flatMap(({ maxSpeedKmh }) => (maxSpeedKmh === null ? [] : [maxSpeedKmh]))
  const atRest = within.length === 0 ? null : 0
  const engineMs = engineOnMs(within, ENGINE_KNOWN_MS)
  return {
    distanceKm: Math.round(sum(trips.map(({ distanceKm }) => distanceKm)) * METRES_PER_KM) / METRES_PER_KM,
    maxSpeedKmh: speeds.length === 0 ? atRest : Math.max(...speeds),
    averageSpeedKmh: driven.length === 0 ? atRest : travelOf(driven).averageSpeedKmh,
    engineOnMinutes: engineMs === null ? null : Math.round(engineMs / MINUTE_MS),
  }
}

const covers = ({ start, end }: Trip, at: number) => at >= start && (end === null || at <= end)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
