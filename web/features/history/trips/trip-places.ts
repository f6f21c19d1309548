import { haversineMetres } from '../../../../shared/geo/distance.ts'
import type { NearestPlace } from '../../../../shared/geo/nearest-place.ts'
import type { Place } from './trip-days.ts'

/** A trip that ends this close to its start is a round trip. */
const ROUND_TRIP_M = 200

/** How the start and the end of a trip differ. */
export type TripPlaces =
  | { kind: 'unfinished' }
  | { kind: 'towns' }
  | { kind: 'roundTrip' }
  /** Both are described by the same town, so only distance and direction differ. */
  | { kind: 'sameTown'; from: NearestPlace; to: NearestPlace }

export function tripPlaces(from: Place, to: Place | null): TripPlaces {
  if (to === null) return { kind: 'unfinished' }
  if (haversineMetres(from, to) <= ROUND_TRIP_M) return { kind: 'roundTrip' }
  const [start, end] = [townOf(from), townOf(to)]
  if (start === null || end === null || start.name !== end.name) return { kind: 'towns' }
  return { kind: 'sameTown', from: start, to: end }
}

/** The town that a place is described by; `null` if there is none nearby. */
export const townOf = ({ name, distanceKm, bearing }: Place): NearestPlace | null =>
  name === null || distanceKm === null || bearing === null ? null : { name, distanceKm, bearing }
