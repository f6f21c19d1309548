import { type NearestPlace, nearestTown } from '../../shared/geo/nearest-place.ts'
import { unpackPlaces } from '../../shared/geo/places.ts'
import type { Point } from '../../shared/geo/point.ts'

/** The nearest town; `null` if there is none nearby. */
export type FindTown = (at: Point) => NearestPlace | null

let cached: FindTown | undefined

/**
 * Finds the towns of the world. They load on first use: they are larger than the rest of the function, and unpacking
 * them takes a tenth of a second.
 */
export async function townFinder(): Promise<FindTown> {
  cached ??= await loadTowns()
  return cached
}

async function loadTowns(): Promise<FindTown> {
  const { default: text } = await import('virtual:cities')
  const towns = unpackPlaces(text)
  return (at) => nearestTown(towns, at)
}
