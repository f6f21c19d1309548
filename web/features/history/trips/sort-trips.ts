import { spanOfLeg, type TripLeg } from './trip-days.ts'

/** The first is the default: trips and stops in time order. The others list trips only, the greatest first. */
export const TRIP_SORTS = ['start', 'duration', 'distance', 'maxSpeed'] as const
export type TripSort = (typeof TRIP_SORTS)[number]

/** A trip that has not ended lasts until `now` (epoch ms). */
const durationMs = (leg: TripLeg, now: number) => {
  const { from, to } = spanOfLeg(leg)
  return Math.min(to, now) - from
}

const KEY: Record<TripSort, (leg: TripLeg, now: number) => number> = {
  start: (leg) => -Date.parse(leg.start),
  duration: durationMs,
  distance: ({ trip }) => trip.distanceKm,
  maxSpeed: ({ trip }) => trip.maxSpeedKmh ?? Number.NEGATIVE_INFINITY,
}

/** By start with the earliest first, else with the greatest first. Equal ones stay in their order. */
export const sortTrips = (trips: readonly TripLeg[], sort: TripSort, now: number): TripLeg[] =>
  trips.toSorted((a, b) =>
    KEY[sort](b, now) === KEY[sort](a, now) ? 0 : KEY[sort](b, now) - KEY[sort](a, now),
  )

export type DayTotals = { trips: number; distanceKm: number; drivingMs: number }

/** The sums of trips, of which one may not have ended. */
export const totalsOf = (trips: readonly TripLeg[], now: number): DayTotals => ({
  trips: trips.length,
  distanceKm: trips.reduce((sum, { trip }) => sum + trip.distanceKm, 0),
  drivingMs: trips.reduce((sum, leg) => sum + durationMs(leg, now), 0),
})
