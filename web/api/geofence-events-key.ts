/** Prefix of every query about events. A pushed event invalidates all of them. */
export const GEOFENCE_EVENTS_KEY = ['geofence-events'] as const
