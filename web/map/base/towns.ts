import type { FeatureCollection, Point } from 'geojson'
import { type Place, unpackPlaces } from '../../../shared/geo/places.ts'

let places: Promise<Place[]> | undefined

/** The towns of the world from south to north; a module of its own, read once, and again after a failure. */
export function loadTowns(): Promise<Place[]> {
  places ??= import('virtual:cities').then(
    ({ default: text }) => unpackPlaces(text),
    (error: unknown) => {
      places = undefined
      throw error
    },
  )
  return places
}

export type Towns = FeatureCollection<Point, { name: string; thousands: number }>

export const townFeatures = (towns: readonly Place[]): Towns => ({
  type: 'FeatureCollection',
  features: towns.map(({ name, lat, lng, thousands }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { name, thousands },
  })),
})
