import { METRES_PER_KM, RADIANS_PER_DEGREE } from '../units.ts'
import type { Point } from './point.ts'

/** The earth's mean radius, as in the specification (1.9). */
const EARTH_RADIUS_KM = 6371

/** A degree of latitude, or of longitude on the equator. */
export const METRES_PER_DEGREE = EARTH_RADIUS_KM * METRES_PER_KM * RADIANS_PER_DEGREE

/**
 * Great-circle distance in kilometres by the haversine formula (R. W. Sinnott, 1984). Never NaN for finite coordinates:
 * near antipodes, where rounding can take the haversine above 1, it is clamped. Longitudes wrap at ±180°.
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

/** Rounded up, so that rounding never takes the haversine distance above it. */
const METRES_PER_DEGREE_AT_MOST = 111_200

/** An upper bound of the distance over a difference in degrees, at a tenth of the cost of the haversine. */
export const metresUpperBound = (degreesNorth: number, degreesEast: number) =>
  (Math.abs(degreesNorth) + Math.abs(degreesEast)) * METRES_PER_DEGREE_AT_MOST

/**
 * Whether two points are less than `metres` apart. Computes the haversine only where the cheap bound does not decide.
 */
export const isWithinMetres = (metres: number, a: Point, b: Point) =>
  metresUpperBound(b.lat - a.lat, b.lng - a.lng) < metres || haversineMetres(a, b) < metres
