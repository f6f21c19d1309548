import text from 'virtual:cities'
import { nameOfPlace } from '../../shared/geo/nearest-place.ts'
import { type Place, unpackPlaces } from '../../shared/geo/places.ts'
import type { Point } from '../../shared/geo/point.ts'

let towns: readonly Place[] | undefined

/** The name of the town that a place is near. The towns are unpacked at the first question: it takes a tenth of a second. */
export function placeName(at: Point): string | null {
  towns ??= unpackPlaces(text)
  return nameOfPlace(towns, at)
}
