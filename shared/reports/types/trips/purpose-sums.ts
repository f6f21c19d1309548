import type { TripPurpose } from '../../../logbook/trip-note.ts'
import type { ReportDevice } from '../../report-input.ts'
import { minutesOf, type NotedTrip } from '../common/noted-trips.ts'

/** The purposes in the order of reports; `null` for trips that are not marked. */
export const PURPOSES: readonly (TripPurpose | null)[] = ['business', 'private', null]

export const hasPurpose = (purpose: TripPurpose | null) => (trip: NotedTrip) =>
  (trip.note?.purpose ?? null) === purpose

export type PurposeSums = {
  device: ReportDevice
  purpose: TripPurpose | null
  trips: number
  distanceKm: number
  minutes: number
}

/** The sums of each device's trips by purpose: only for purposes that have trips. */
export function purposeSums(trips: readonly NotedTrip[], now: number): PurposeSums[] {
  const devices = [...new Set(trips.map(({ device }) => device))]
  return devices.flatMap((device) => {
    const own = trips.filter((trip) => trip.device === device)
    return PURPOSES.flatMap((purpose) => {
      const marked = own.filter(hasPurpose(purpose))
      return marked.length === 0 ? [] : [{ device, purpose, ...sumsOf(marked, now) }]
    })
  })
}

export const sumsOf = (trips: readonly NotedTrip[], now: number) => ({
  trips: trips.length,
  distanceKm: trips.reduce((sum, { distanceKm }) => sum + distanceKm, 0),
  minutes: trips.reduce((sum, trip) => sum + minutesOf(trip, now), 0),
})
