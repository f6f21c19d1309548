import { haversineMetres } from '../geo/distance.ts'
import { AVERAGE_ABOVE_KMH } from '../tracking/motion/reported-speeds.ts'
import { COUNTED_STEP_M } from '../tracking/motion/travel.ts'
import { METRES_PER_KM } from '../units.ts'
import type { ColumnPoint } from './columns.ts'

/** Kilometres, km/h (`null` where no speed is known), and milliseconds from the first point to the last. */
export type RouteStats = {
  distanceKm: number
  averageSpeedKmh: number | null
  maxSpeedKmh: number | null
  durationMs: number
}

/**
 * The figures of a route from all of its points in order. The distance is the sum of great circles (haversine)
 * between counted points; a point counts when it is 30 m from the last counted one, as in trips, so that the drift of
 * a standing receiver adds nothing. The average is the mean of the speeds above 1 km/h (specification 1.5), and 0
 * where all are lower.
 */
export function routeStats(points: readonly ColumnPoint[]): RouteStats {
  let metres = 0
  let counted: ColumnPoint | undefined
  let max: number | null = null
  let sum = 0
  let summed = 0
  for (const point of points) {
    const stepMetres = counted === undefined ? 0 : haversineMetres(counted, point)
    if (counted === undefined || stepMetres >= COUNTED_STEP_M) {
      metres += stepMetres
      counted = point
    }
    const { speedKmh } = point
    if (speedKmh === null) continue
    if (max === null || speedKmh > max) max = speedKmh
    if (speedKmh <= AVERAGE_ABOVE_KMH) continue
    sum += speedKmh
    summed += 1
  }
  const [first, last] = [points[0], points.at(-1)]
  return {
    distanceKm: metres / METRES_PER_KM,
    averageSpeedKmh: max === null ? null : summed === 0 ? 0 : sum / summed,
    maxSpeedKmh: max,
    durationMs: first === undefined || last === undefined ? 0 : last.shownAt - first.shownAt,
  }
}

/** The figures of several routes together: distances add up, and the duration is from the first point to the last. */
export function combinedStats(routes: readonly (readonly ColumnPoint[])[]): RouteStats {
  const stats = routes.map(routeStats)
  const all = routes.flat()
  const { averageSpeedKmh, maxSpeedKmh } = routeStats(all)
  const starts = routes.flatMap((points) => points.at(0)?.shownAt ?? [])
  const ends = routes.flatMap((points) => points.at(-1)?.shownAt ?? [])
  const durationMs = all.length === 0 ? 0 : Math.max(...ends) - Math.min(...starts)
  const distanceKm = stats.reduce((total, one) => total + one.distanceKm, 0)
  return { distanceKm, averageSpeedKmh, maxSpeedKmh, durationMs }
}
