export const METRES_PER_KM = 1000
export const KMH_PER_METRE_PER_SECOND = 3.6
export const RADIANS_PER_DEGREE = Math.PI / 180
export const DEGREES_PER_TURN = 360
/** The factor of the specification (1.9). */
export const MILES_PER_KM = 0.621371
