import { haversineMetres } from '../../../shared/geo/distance.ts'
import { pointBetween } from '../../../shared/geo/longitude.ts'
import type { Point } from '../../../shared/geo/point.ts'

/** The last one is a metre on an edge of 6 km. */
const STRIDES = [0.1, 0.02, 0.004, 0.0008, 0.00016]

/** An oracle without a formula for the perpendicular: haversine to points of each edge, ever closer to the nearest. */
export const metresToLine = (point: Point, line: readonly Point[]) =>
  Math.min(...line.slice(1).map((to, before) => metresToEdge(point, line[before] ?? to, to)))

function metresToEdge(point: Point, from: Point, to: Point): number {
  const metresTo = (part: number) => haversineMetres(point, pointBetween(from, to, part))
  let nearest = 0.5
  for (const stride of STRIDES) {
    const middle = nearest
    for (let strides = -5; strides <= 5; strides++) {
      const part = Math.min(1, Math.max(0, middle + strides * stride))
      if (metresTo(part) < metresTo(nearest)) nearest = part
    }
  }
  return metresTo(nearest)
}
