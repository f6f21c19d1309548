import { HOUR_MS, MINUTE_MS, toIso, toIsoOrNull } from '../../shared/time.ts'
import type { Place, TripLeg, TripView } from '../features/history/trips/trip-days.ts'

/** Midnight in UTC. */
export const TRIPS_DAY = Date.parse('2026-06-01T00:00:00Z')

export const A_PLACE: Place = { lat: 25.6, lng: -80.4, name: 'Country Walk', distanceKm: 3.2, bearing: 315 }

type Made = { startHour?: number; minutes?: number | null } & Partial<TripView>

/** A trip that starts at an hour of the day; without minutes it goes on. */
export function aTripLeg({ startHour = 0, minutes = 30, ...given }: Made = {}): TripLeg {
  const from = TRIPS_DAY + startHour * HOUR_MS
  const ends = { start: toIso(from), end: toIsoOrNull(minutes === null ? null : from + minutes * MINUTE_MS) }
  const places = { from: A_PLACE, to: minutes === null ? null : A_PLACE }
  return {
    kind: 'trip',
    ...ends,
    trip: {
      ...ends,
      distanceKm: 1,
      maxSpeedKmh: 40,
      averageSpeedKmh: 20,
      ...places,
      logbook: null,
      ...given,
    },
  }
}
