import type { Line } from '../../../shared/geo/antimeridian.ts'
import { haversineMetres } from '../../../shared/geo/distance.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { METRES_PER_KM, RADIANS_PER_DEGREE } from '../../../shared/units.ts'
import { ringOf } from './ring.ts'
import { pointOf } from './wire-points.ts'

const EARTH_RADIUS_M = 6371 * METRES_PER_KM

/** The area in square metres, and the dimensions in metres. Where a corridor overlaps itself, the area counts twice. */
export type BoundarySize =
  | { shape: 'polygon'; areaM2: number; perimeterM: number }
  | { shape: 'circle'; areaM2: number; radiusM: number }
  | { shape: 'rectangle'; areaM2: number; eastM: number; northM: number }
  | { shape: 'corridor'; areaM2: number; lengthM: number; widthM: number }

export function sizeOf(fields: DrawnShape): BoundarySize {
  const { shape, points } = fields
  const places = points.map(pointOf)
  if (shape === 'circle') {
    const radiusM = fields.radius ?? 0
    return { shape, radiusM, areaM2: Math.PI * radiusM ** 2 }
  }
  if (shape === 'corridor') {
    const [lengthM, widthM] = [lengthOf(places), fields.width ?? 0]
    return { shape, lengthM, widthM, areaM2: lengthM * widthM + Math.PI * (widthM / 2) ** 2 }
  }
  const ring = ringOf(fields)
  const areaM2 = ringAreaM2(ring)
  const corners = ring.map(([lng = 0, lat = 0]) => ({ lng, lat }))
  if (shape === 'polygon') return { shape, areaM2, perimeterM: lengthOf(corners) }
  return { shape, areaM2, eastM: lengthOf(corners.slice(0, 2)), northM: lengthOf(corners.slice(1, 3)) }
}

const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, to, index) => sum + haversineMetres(line[index] ?? to, to), 0)

/** The area of a ring on a sphere (R. G. Chamberlain and W. H. Duquette, JPL 07-3, 2007). */
function ringAreaM2(ring: Line): number {
  const sum = ring.slice(1).reduce((before, [lng = 0, lat = 0], index) => {
    const [fromLng = 0, fromLat = 0] = ring[index] ?? []
    const sines = Math.sin(fromLat * RADIANS_PER_DEGREE) + Math.sin(lat * RADIANS_PER_DEGREE)
    return before + (lng - fromLng) * RADIANS_PER_DEGREE * (2 + sines)
  }, 0)
  return Math.abs((sum * EARTH_RADIUS_M ** 2) / 2)
}
