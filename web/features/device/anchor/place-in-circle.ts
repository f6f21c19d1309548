import { destination } from '../../../../shared/geo/destination.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { DEGREES_PER_TURN, RADIANS_PER_DEGREE } from '../../../../shared/units.ts'

/** The radius of the circle in the drawing, in its units. */
export const RADIUS = 66
/** Where a boat is drawn that lies farther out than the drawing reaches. */
const FARTHEST = 90

/** Where a boat is in the drawing of its circle, from the anchor: x to the east, y to the south. */
export function placeInCircle(bearing: number, distanceM: number, radiusM: number): { x: number; y: number } {
  const far = Math.min(FARTHEST, (distanceM / radiusM) * RADIUS)
  return {
    x: far * Math.sin(bearing * RADIANS_PER_DEGREE),
    y: -far * Math.cos(bearing * RADIANS_PER_DEGREE),
  }
}

/** The place on the ground of a point in the drawing of a circle around an anchor. */
export function placeFromCircle(anchor: Point, { x, y }: { x: number; y: number }, radiusM: number): Point {
  const bearing = (Math.atan2(x, -y) / RADIANS_PER_DEGREE + DEGREES_PER_TURN) % DEGREES_PER_TURN
  return destination(anchor, (Math.hypot(x, y) / RADIUS) * radiusM, bearing)
}
