import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { ringOf } from '../../../map/boundaries/ring.ts'

type Exported = Pick<Geofence, 'name' | 'description' | 'shape' | 'points' | 'radius' | 'width'>

/** How a circle, a rectangle or a corridor is kept, for an import into Vectra. */
export const SHAPE_PROPERTY = 'vectraShape'

/**
 * Geofences as GeoJSON (RFC 7946): circles and rectangles as polygons, corridors as lines. Longitudes are as on the
 * wire; across the antimeridian they continue beyond ±180, which most programs read.
 */
export function geofencesGeoJson(geofences: readonly Exported[]): FeatureCollection<Polygon | LineString> {
  return { type: 'FeatureCollection', features: geofences.map(featureOf) }
}

function featureOf(geofence: Exported): Feature<Polygon | LineString> {
  const { name, description, shape, points, radius, width } = geofence
  const properties = {
    name,
    ...(description !== null && { description }),
    ...(shape !== 'polygon' && { [SHAPE_PROPERTY]: { shape, points, radius, width } }),
  }
  const line = points.map(({ latitude, longitude }) => [longitude, latitude])
  const geometry: Polygon | LineString =
    shape === 'corridor'
      ? { type: 'LineString', coordinates: line }
      : { type: 'Polygon', coordinates: [counterclockwise(ringOf(geofence))] }
  return { type: 'Feature', geometry, properties }
}

/** The ring in the direction that RFC 7946 requires of an outer ring. */
function counterclockwise(ring: number[][]): number[][] {
  const twiceArea = ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = ring[index] ?? []
    return sum + fromX * y - x * fromY
  }, 0)
  return twiceArea < 0 ? ring.toReversed() : ring
}
