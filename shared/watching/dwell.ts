import { MINUTE_MS, toIso } from '../time.ts'
import type { Crossing } from './crossing.ts'
import type { GeofenceIndex } from './geofence-index.ts'
import type { Presence } from './watch-state.ts'

type Inside = Extract<Presence, { kind: 'inside' }>

/** The visit and the time of the dwell that it leads to if the device stays, epoch ms; null without one. */
export function dwellOf(presence: Presence, { byId }: GeofenceIndex) {
  if (presence.kind !== 'inside' || presence.dwelled || presence.leaving !== null) return null
  const geofence = byId.get(presence.geofenceId)
  if (geofence === undefined || geofence.dwellMinutes === null) return null
  if (geofence.definedAt !== presence.definedAt) return null
  const at = presence.since + geofence.dwellMinutes * MINUTE_MS
  return { visit: presence, minutes: geofence.dwellMinutes, at }
}

/** A dwell has the place of the entry, so that it is the same with and without a fix. */
export const dwellCrossing = ({
  visit,
  minutes,
  at,
}: {
  visit: Inside
  minutes: number
  at: number
}): Crossing => ({
  geofenceId: visit.geofenceId,
  type: 'dwell',
  at,
  ...visit.place,
  speedKmh: null,
  course: null,
  interpolated: false,
  reasons: [{ check: 'dwelled', saw: minutes, limit: minutes, unit: 'min', at: toIso(at), accuracyM: null }],
})
