import { MINUTE_MS, toIso } from '../time.ts'
import type { Crossing } from './crossing.ts'
import type { GeofenceIndex } from './geofence-index.ts'
import type { Presence } from './watch-state.ts'

/** The dwell that a presence leads to if the device stays, at its time; null without one. */
export function dwellOf(presence: Presence, { byId }: GeofenceIndex): Crossing | null {
  if (presence.kind !== 'inside' || presence.dwelled || presence.leaving !== null) return null
  const { geofenceId, definedAt, since, place } = presence
  const geofence = byId.get(geofenceId)
  if (geofence === undefined || geofence.dwellMinutes === null || geofence.definedAt !== definedAt)
    return null
  const { dwellMinutes } = geofence
  const at = since + dwellMinutes * MINUTE_MS
  const reason = { check: 'dwelled', saw: dwellMinutes, limit: dwellMinutes, unit: 'min' } as const
  return {
    geofenceId,
    type: 'dwell',
    at,
    ...place,
    speedKmh: null,
    course: null,
    interpolated: false,
    reasons: [{ ...reason, at: toIso(at), accuracyM: null }],
  }
}
