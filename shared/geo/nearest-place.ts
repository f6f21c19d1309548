import { bearingDegrees } from './bearing.ts'
import { haversineKm } from './distance.ts'
import type { Place } from './places.ts'
import type { Point } from './point.ts'

/** `bearing` is the direction from the place to the point, in degrees. */
export type NearestPlace = { name: string; distanceKm: number; bearing: number }

/**
 * The place nearest to a point by great circle; `null` when there are no places. `places` must be sorted from south to
 * north: the search starts at the point's latitude, and stops where the latitude alone is farther than the best place.
 */
export function nearestPlace(places: readonly Place[], point: Point): NearestPlace | null {
  const start = firstNorthOf(places, point.lat)
  let best: { place: Place; distanceKm: number } | null = null
  const isBeyond = (place: Place) =>
    best !== null && haversineKm(point, { lat: place.lat, lng: point.lng }) > best.distanceKm
  const consider = (place: Place) => {
    const distanceKm = haversineKm(point, place)
    if (best === null || distanceKm < best.distanceKm) best = { place, distanceKm }
  }
  for (const step of [1, -1]) {
    for (let index = step === 1 ? start : start - 1; ; index += step) {
      const place = places[index]
      if (place === undefined || isBeyond(place)) break
      consider(place)
    }
  }
  return withBearing(best, point)
}

/** Farther from the town, its name tells less than the coordinates. */
const NAMED_WITHIN_KM = 50

/** The nearest town; `null` where none is within 50 km. `places` as in `nearestPlace`. */
export function nearestTown(places: readonly Place[], point: Point): NearestPlace | null {
  const nearest = nearestPlace(places, point)
  return nearest !== null && nearest.distanceKm <= NAMED_WITHIN_KM ? nearest : null
}

function withBearing(best: { place: Place; distanceKm: number } | null, point: Point): NearestPlace | null {
  if (best === null) return null
  const { place, distanceKm } = best
  return { name: place.name, distanceKm, bearing: bearingDegrees(place, point) }
}

/** The index of the first place at or north of a latitude. */
function firstNorthOf(places: readonly Place[], lat: number): number {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle]?.lat ?? lat) < lat) from = middle + 1
    else to = middle
  }
  return from
}
