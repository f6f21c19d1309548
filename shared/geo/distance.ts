import { METRES_PER_KM } from '../units.ts'
import type { Point } from './point.ts'

/** Mean radius of the earth as the specification gives it (1.5). */
const EARTH_RADIUS_KM = 6371
const RADIANS_PER_DEGREE = Math.PI / 180

/**
 * Great-circle distance in kilometres by the haversine formula (R. W. Sinnott, 1984). Never NaN for finite
 * coordinates: antipodes, where rounding takes the haversine above 1, are clamped. Longitudes wrap by themselves.
 */
export function haversineKm(a: Point, b: Point): number {
  const halfLat = Math.sin(((b.lat - a.lat) * RADIANS_PER_DEGREE) / 2)
  const halfLng = Math.sin(((b.lng - a.lng) * RADIANS_PER_DEGREE) / 2)
  const across = Math.cos(a.lat * RADIANS_PER_DEGREE) * Math.cos(b.lat * RADIANS_PER_DEGREE)
  const haversine = halfLat * halfLat + across * halfLng * halfLng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(Math.max(0, haversine))))
}

/** The same in metres. */
export const haversineMetres = (a: Point, b: Point) => haversineKm(a, b) * METRES_PER_KM

/** Rounded up, so that no rounding of the haversine is ever above it. */
const METRES_PER_DEGREE_AT_MOST = 111_200

/** Never less than the metres that so many degrees north and east are, for a tenth of the price of the haversine. */
export const metresUpperBound = (degreesNorth: number, degreesEast: number) =>
  (Math.abs(degreesNorth) + Math.abs(degreesEast)) * METRES_PER_DEGREE_AT_MOST

/** Are the places less than so many metres apart? Asks the haversine only where the degrees do not say it already. */
export const isWithinMetres = (metres: number, a: Point, b: Point) =>
  metresUpperBound(b.lat - a.lat, b.lng - a.lng) < metres || haversineMetres(a, b) < metres
