import { DEGREES_PER_TURN } from '../units.ts'
import type { Point } from './point.ts'

/** Degrees from one longitude east to another by the short way: -180 to below 180. */
export function degreesEast(from: number, to: number): number {
  const degrees = to - from
  if (degrees >= -DEGREES_PER_TURN / 2 && degrees < DEGREES_PER_TURN / 2) return degrees
  return degrees - DEGREES_PER_TURN * Math.floor(degrees / DEGREES_PER_TURN + 1 / 2)
}

/** The point at a part (0 to 1) of the straight way between two, which may cross the antimeridian. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  const lng = from.lng + part * degreesEast(from.lng, to.lng)
  return { lat: from.lat + part * (to.lat - from.lat), lng: degreesEast(0, lng) }
}
