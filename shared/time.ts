export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Until a time (epoch ms), rounded up: for `Retry-After`. */
export const secondsUntil = (at: number, now: number) => Math.ceil((at - now) / SECOND_MS)

/** ISO 8601 in UTC, as on the wire. */
export const toIso = (epochMs: number) => new Date(epochMs).toISOString()
export const toIsoOrNull = (epochMs: number | null) => (epochMs === null ? null : toIso(epochMs))
