import { RADIANS_PER_DEGREE } from '../units.ts'
import { METRES_PER_DEGREE } from './distance.ts'
import type { Point } from './point.ts'

/**
 * The point at a distance in metres and a bearing in degrees from north by east. Its longitude is near that of the start,
 * and so may be beyond ±180. Formula: E. Williams, Aviation Formulary, "Lat/lon given radial and distance".
 */
export function destination({ lat, lng }: Point, metres: number, bearing: number): Point {
  const arc = (metres / METRES_PER_DEGREE) * RADIANS_PER_DEGREE
  const [latitude, course] = [lat * RADIANS_PER_DEGREE, bearing * RADIANS_PER_DEGREE]
  const sine = Math.sin(latitude) * Math.cos(arc) + Math.cos(latitude) * Math.sin(arc) * Math.cos(course)
  const east = Math.atan2(
    Math.sin(course) * Math.sin(arc) * Math.cos(latitude),
    Math.cos(arc) - Math.sin(latitude) * sine,
  )
  return {
    lat: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEGREE,
    lng: lng + east / RADIANS_PER_DEGREE,
  }
}
