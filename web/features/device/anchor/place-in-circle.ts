import { RADIANS_PER_DEGREE } from '../../../../shared/units.ts'

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
