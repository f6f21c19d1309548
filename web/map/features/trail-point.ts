import { nearestCopy } from '../../../shared/geo/antimeridian.ts'
import type { Point } from '../../../shared/geo/point.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'
import type { DeviceTrail } from './trail-features.ts'

export type TrailPoint = { trail: DeviceTrail; point: ColumnPoint }

const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * The trail point nearest to a place on the map, `null` without any point. Degrees of longitude are scaled by the
 * place's latitude, which is accurate enough within one screen.
 */
export function nearestTrailPoint(trails: readonly DeviceTrail[], at: Point): TrailPoint | null {
  const width = Math.cos(at.lat * RADIANS_PER_DEGREE)
  let nearest: TrailPoint | null = null
  let nearestSquare = Number.POSITIVE_INFINITY
  for (const trail of trails)
    for (const point of trail.points) {
      const east = (nearestCopy(point.lng, at.lng) - at.lng) * width
      const square = (point.lat - at.lat) ** 2 + east ** 2
      if (square >= nearestSquare) continue
      nearestSquare = square
      nearest = { trail, point }
    }
  return nearest
}
