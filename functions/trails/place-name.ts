import { nearestTownName } from '../../shared/geo/nearest-place.ts'
import { unpackPlaces } from '../../shared/geo/places.ts'
import type { Point } from '../../shared/geo/point.ts'

/** The name of the nearest town; `null` if there is none nearby. */
export type PlaceName = (at: Point) => string | null

let cached: PlaceName | undefined

/**
 * Names places after the towns of the world. They load on first use: they are larger than the rest of the
 * function, and unpacking them takes a tenth of a second.
 */
export async function placeNames(): Promise<PlaceName> {
  cached ??= await loadTowns()
  return cached
}

async function loadTowns(): Promise<PlaceName> {
  const { default: text } = await import('virtual:cities')
  const towns = unpackPlaces(text)
  return (at) => nearestTownName(towns, at)
}
