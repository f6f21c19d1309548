/** Prefix of every query about events. A pushed event invalidates all of them. */
export const EVENTS_KEY = ['events'] as const
