import { type NearestPlace, nearestTown } from '../../shared/geo/nearest-place.ts'
import { type Place, unpackPlaces } from '../../shared/geo/places.ts'
import type { Point } from '../../shared/geo/point.ts'

/** The nearest town; `null` if there is none nearby. */
export type FindTown = (at: Point) => NearestPlace | null

let loading: Promise<Place[]> | undefined

/**
 * The towns of the world, from south to north. They load on first use: they are larger than the rest of the function, and
 * unpacking them takes a tenth of a second.
 */
export function loadTowns(): Promise<readonly Place[]> {
  loading ??= import('virtual:cities').then(({ default: text }) => unpackPlaces(text))
  return loading
}

export async function townFinder(): Promise<FindTown> {
  const towns = await loadTowns()
  return (at) => nearestTown(towns, at)
}
