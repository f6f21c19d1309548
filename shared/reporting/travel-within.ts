import { HOUR_MS, MINUTE_MS } from '../time.ts'
import type { JudgedPoint } from '../tracking/judging/reprocess.ts'
import { travelOf } from '../tracking/motion/travel.ts'
import { type Trip, tripsOf } from '../tracking/motion/trips.ts'
import { METRES_PER_KM } from '../units.ts'

/** Both ends included, epoch milliseconds. */
export type Range = { from: number; to: number }

/** Distances km, speeds km/h. Speeds are `null` where there is no point, the engine where it is never known. */
export type RangeTravel = {
  distanceKm: number
  maxSpeedKmh: number | null
  averageSpeedKmh: number | null
  engineOnMinutes: number | null
}

const UNTOLD_AFTER_MS = HOUR_MS

/**
 * How far and how fast a device went in a range, by the trips of the anchor rule: what a standing receiver
 * wanders is no way and no speed. A trip that is cut by the edge of the range counts from there. The average is
 * the specification's: of the speeds above 1 km/h.
 */
export function travelWithin(points: readonly JudgedPoint[], { from, to }: Range): RangeTravel {
  const within = points.filter(
    ({ held, position }) => !held && position.shownAt >= from && position.shownAt <= to,
  )
  const { trips } = tripsOf(within, to)
  const driven = within.filter(({ position }) => trips.some((trip) => covers(trip, position.shownAt)))
  const speeds = trips.flatMap(({ maxSpeedKmh }) => (maxSpeedKmh === null ? [] : [maxSpeedKmh]))
  const atRest = within.length === 0 ? null : 0
  return {
    distanceKm: Math.round(sum(trips.map(({ distanceKm }) => distanceKm)) * METRES_PER_KM) / METRES_PER_KM,
    maxSpeedKmh: speeds.length === 0 ? atRest : Math.max(...speeds),
    averageSpeedKmh: driven.length === 0 ? atRest : travelOf(driven).averageSpeedKmh,
    engineOnMinutes: engineOnMinutes(within),
  }
}

const covers = ({ start, end }: Trip, at: number) => at >= start && (end === null || at <= end)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Whole minutes with the engine on: a fix that says so stands for the time to the next one, and a fix that says
 * nothing of the engine for what was known. Of a gap above an hour nothing is known.
 */
function engineOnMinutes(points: readonly JudgedPoint[]): number | null {
  let engineOn: boolean | null = null
  let told = false
  let onMs = 0
  let before: number | null = null
  for (const { position } of points) {
    const gapMs: number = before === null ? 0 : position.shownAt - before
    if (engineOn === true && gapMs <= UNTOLD_AFTER_MS) onMs += gapMs
    before = position.shownAt
    engineOn = position.ignition ?? engineOn
    told ||= position.ignition !== null
  }
  return told ? Math.round(onMs / MINUTE_MS) : null
}
