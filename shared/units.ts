export const METRES_PER_KM = 1000
export const KMH_PER_METRE_PER_SECOND = 3.6
/** The factor of the specification (1.1). */
export const MILES_PER_KM = 0.621371

/** Kilometres as miles; also km/h as mph. */
export const kmToMiles = (km: number) => km * MILES_PER_KM
