import type { NearestPlace } from './nearest-place.ts'
import type { Point } from './point.ts'

const COORDINATE_DIGITS = 5
/** To about a metre, in degrees. */
export const coordinatesText = ({ lat, lng }: Point) =>
  `${lat.toFixed(COORDINATE_DIGITS)}, ${lng.toFixed(COORDINATE_DIGITS)}`

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const DEGREES_PER_COMPASS_POINT = 45

/** The nearest of the eight compass points to a course of 0 to 360 degrees. */
export const compassPoint = (degrees: number) =>
  COMPASS_POINTS[Math.round(degrees / DEGREES_PER_COMPASS_POINT) % COMPASS_POINTS.length] ?? 'N'

/** A town's centre is accurate to a kilometre, and its houses extend further. */
const NEAR_KM = 2

/** Whether a point is at its nearest town rather than a distance away from it. */
export const isNear = ({ distanceKm }: NearestPlace) => distanceKm < NEAR_KM
