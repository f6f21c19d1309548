import type { Point } from '../geo/point.ts'

/** The edge of a geofence, as the rules use it. A rectangle is a polygon of its four corners. */
export type Boundary =
  | { shape: 'polygon'; ring: readonly Point[] }
  | { shape: 'circle'; centre: Point; radiusM: number }
  | { shape: 'corridor'; line: readonly Point[]; widthM: number }
