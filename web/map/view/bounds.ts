import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds } from '../../../shared/geo/bounds.ts'

export function viewBounds(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

export const containsBounds = (outer: Bounds, inner: Bounds) =>
  inner.west >= outer.west &&
  inner.east <= outer.east &&
  inner.south >= outer.south &&
  inner.north <= outer.north

/** Twice the width and height around the same centre, so that a small pan stays inside. */
export function expandBounds({ west, south, east, north }: Bounds): Bounds {
  const [halfWidth, halfHeight] = [(east - west) / 2, (north - south) / 2]
  return {
    west: west - halfWidth,
    south: south - halfHeight,
    east: east + halfWidth,
    north: north + halfHeight,
  }
}
