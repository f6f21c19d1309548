import { nearestTownName } from '../../shared/geo/nearest-place.ts'
import { unpackPlaces } from '../../shared/geo/places.ts'
import type { Point } from '../../shared/geo/point.ts'

/** The name of the town that a place is near; `null`: it is near none. */
export type PlaceName = (at: Point) => string | null

let known: PlaceName | undefined

/**
 * Names places by the towns of the world. These are read at the first question: they are more than all the rest of
 * the function, and unpacking them takes a tenth of a second.
 */
export async function placeNames(): Promise<PlaceName> {
  known ??= await readTowns()
  return known
}

async function readTowns(): Promise<PlaceName> {
  const { default: text } = await import('virtual:cities')
  const towns = unpackPlaces(text)
  return (at) => nearestTownName(towns, at)
}
