import type { DrawnShape } from '../../../../shared/geofences/boundary.ts'
import { wirePoint } from '../../../map/boundaries/wire-points.ts'

/** A boundary in a file. Its name is empty if it has none. */
export type FoundBoundary = { name: string; description: string | null; boundary: DrawnShape }
export type LngLat = [lng: number, lat: number]

/** A polygon from the ring of a file, without the repeated first corner. */
export function polygonOf(ring: readonly LngLat[]): DrawnShape {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  const corners = isClosed ? ring.slice(0, -1) : ring
  return {
    shape: 'polygon',
    points: corners.map(([lng, lat]) => wirePoint({ lng, lat })),
    radius: null,
    width: null,
  }
}
