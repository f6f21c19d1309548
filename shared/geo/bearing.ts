import type { Point } from './point.ts'

const RADIANS_PER_DEGREE = Math.PI / 180
const FULL_TURN = 360

/**
 * The course in degrees, 0 to 360 from north by east, on which the great circle from `a` to `b` begins. Zero where
 * both are one point. Formula: E. Williams, Aviation Formulary, "Course between points".
 */
export function bearingDegrees(a: Point, b: Point): number {
  const [latA, latB] = [a.lat * RADIANS_PER_DEGREE, b.lat * RADIANS_PER_DEGREE]
  const turn = (b.lng - a.lng) * RADIANS_PER_DEGREE
  const east = Math.sin(turn) * Math.cos(latB)
  const north = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(turn)
  return (Math.atan2(east, north) / RADIANS_PER_DEGREE + FULL_TURN) % FULL_TURN
}
