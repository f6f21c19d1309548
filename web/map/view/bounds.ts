import type { Map as MapLibreMap } from 'maplibre-gl'
import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import type { PositionedDevice } from '../features/device-features.ts'

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

/** The devices that the map shows, nearest to its centre first. */
export function devicesInView(devices: readonly PositionedDevice[], view: Bounds): PositionedDevice[] {
  const centre = { lng: (view.west + view.east) / 2, lat: (view.south + view.north) / 2 }
  const seen = devices.flatMap((device) => {
    const { latitude, longitude } = device.tracking
    if (latitude < view.south || latitude > view.north) return []
    const fromCentre = Math.abs(nearestCopy(longitude, centre.lng) - centre.lng)
    if (fromCentre > (view.east - view.west) / 2) return []
    return [{ device, distance: fromCentre ** 2 + (latitude - centre.lat) ** 2 }]
  })
  return seen.toSorted((a, b) => a.distance - b.distance).map(({ device }) => device)
}
