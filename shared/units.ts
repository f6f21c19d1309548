export const METRES_PER_KM = 1000
export const KMH_PER_METRE_PER_SECOND = 3.6
/** The specification's factor. */
export const MILES_PER_KM = 0.621371
