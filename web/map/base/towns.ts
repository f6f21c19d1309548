import type { FeatureCollection, Point } from 'geojson'
import { type Place, unpackPlaces } from '../../../shared/geo/places.ts'

let loading: Promise<Place[]> | undefined

/** The towns of the world from south to north. They load as a separate chunk, once, and again after a failure. */
export function loadTowns(): Promise<Place[]> {
  loading ??= import('virtual:cities').then(
    ({ default: text }) => unpackPlaces(text),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
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
