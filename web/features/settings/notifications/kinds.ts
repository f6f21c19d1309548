/** Kinds of events that the account is notified of. */
export const KINDS = ['alerts', 'geofence', 'speed', 'maintenance', 'late'] as const
