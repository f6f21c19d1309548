export const METRES_PER_KM = 1000
export const KMH_PER_METRE_PER_SECOND = 3.6
export const RADIANS_PER_DEGREE = Math.PI / 180
export const DEGREES_PER_TURN = 360
/** The factor of the specification (1.9). */
export const MILES_PER_KM = 0.621371
/** Exact, by definition of the First International Extraordinary Hydrographic Conference (1929). */
export const KM_PER_NAUTICAL_MILE = 1.852
/** Exact, by definition of the international yard and pound agreement (1959). */
export const METRES_PER_FOOT = 0.3048
