import type { Feature, FeatureCollection, Point, Polygon } from 'geojson'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { ringOf } from '../boundaries/ring.ts'

/** A geofence as the map draws it. */
export type DrawnGeofence = DrawnShape & Pick<Geofence, 'geofenceId' | 'name' | 'active'>

type GeofenceProperties = { geofenceId: string; name: string; active: boolean; selected: boolean }
export type GeofenceFeatures = FeatureCollection<Polygon | Point, GeofenceProperties>

/** Geofences as areas, and for each name a point at the top of its area. */
export function geofenceFeatures(
  geofences: readonly DrawnGeofence[],
  selectedId?: string | null,
): GeofenceFeatures {
  return {
    type: 'FeatureCollection',
    features: geofences.flatMap((geofence) => featuresOf(geofence, geofence.geofenceId === selectedId)),
  }
}

function featuresOf(
  geofence: DrawnGeofence,
  selected: boolean,
): Feature<Polygon | Point, GeofenceProperties>[] {
  const ring = ringOf(geofence)
  const { geofenceId, name, active } = geofence
  const properties = { geofenceId, name, active, selected }
  const top = ring.reduce<number[] | null>(
    (highest, at) => (highest === null || (at[1] ?? 0) > (highest[1] ?? 0) ? at : highest),
    null,
  )
  if (top === null) return []
  return [
    { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [middleLng(ring), top[1] ?? 0] }, properties },
  ]
}

function middleLng(ring: number[][]): number {
  const lngs = ring.map(([lng = 0]) => lng)
  return (Math.min(...lngs) + Math.max(...lngs)) / 2
}
