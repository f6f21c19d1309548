import { DEGREES_PER_TURN, RADIANS_PER_DEGREE } from '../units.ts'
import type { Point } from './point.ts'

/**
 * The initial bearing of the great circle from `a` to `b` in degrees, 0 to below 360 from north by east. 0 where
 * both are the same point. Formula: E. Williams, Aviation Formulary, "Course between points".
 */
export function bearingDegrees(a: Point, b: Point): number {
  const [latA, latB] = [a.lat * RADIANS_PER_DEGREE, b.lat * RADIANS_PER_DEGREE]
  const turn = (b.lng - a.lng) * RADIANS_PER_DEGREE
  const east = Math.sin(turn) * Math.cos(latB)
  const north = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(turn)
  return (Math.atan2(east, north) / RADIANS_PER_DEGREE + DEGREES_PER_TURN) % DEGREES_PER_TURN
}
