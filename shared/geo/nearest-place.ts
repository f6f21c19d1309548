import { bearingDegrees } from './bearing.ts'
import { haversineKm } from './distance.ts'
import type { Place } from './places.ts'
import type { Point } from './point.ts'

/** `bearing` is where the point lies, seen from the place, in degrees. */
export type NearestPlace = { name: string; distanceKm: number; bearing: number }

/**
 * The place nearest to a point, by the great circle. `places` go from south to north: the search begins at the
 * point's latitude and ends where latitude alone is farther than the best. Null when there are no places.
 */
export function nearestPlace(places: readonly Place[], point: Point): NearestPlace | null {
  const middle = firstNorthOf(places, point.lat)
  let best: { place: Place; distanceKm: number } | null = null
  const isBeyond = (place: Place) =>
    best !== null && haversineKm(point, { lat: place.lat, lng: point.lng }) > best.distanceKm
  const consider = (place: Place) => {
    const distanceKm = haversineKm(point, place)
    if (best === null || distanceKm < best.distanceKm) best = { place, distanceKm }
  }
  for (const step of [1, -1]) {
    for (let index = step === 1 ? middle : middle - 1; ; index += step) {
      const place = places[index]
      if (place === undefined || isBeyond(place)) break
      consider(place)
    }
  }
  return found(best, point)
}

/** Farther than this from any town its name says less than the coordinates. */
const NAMED_WITHIN_KM = 50

/** The name of the town that a point is in or near; null where none is within 50 km. */
export function nearestTownName(places: readonly Place[], point: Point): string | null {
  const nearest = nearestPlace(places, point)
  return nearest !== null && nearest.distanceKm <= NAMED_WITHIN_KM ? nearest.name : null
}

function found(best: { place: Place; distanceKm: number } | null, point: Point): NearestPlace | null {
  if (best === null) return null
  const { place, distanceKm } = best
  return { name: place.name, distanceKm, bearing: bearingDegrees(place, point) }
}

/** The index of the first place at the latitude or north of it. */
function firstNorthOf(places: readonly Place[], lat: number): number {
  let [from, to] = [0, places.length]
  while (from < to) {
    const half = (from + to) >> 1
    if ((places[half]?.lat ?? lat) < lat) from = half + 1
    else to = half
  }
  return from
}
