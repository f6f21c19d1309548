/**
 * The most of each that an account may have. They are apart from the schemas, because every function of the API names
 * them and a cold start builds each schema that it imports.
 */
export const GEOFENCES_MAX = 1_000
export const SCHEDULES_MAX = 1_000
/** Alert rules and notification rules together. */
export const RULES_MAX = 500

/** The devices of a certificate, so that it fits into an item of the store, and its file into a response. */
export const CERTIFIED_DEVICES_MAX = 3_000
