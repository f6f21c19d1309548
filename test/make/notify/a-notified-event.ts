import { randomUUID } from 'node:crypto'
import { newEvent, type StoredCrossing } from '../../../functions/stores/events/stored-event.ts'
import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { toIso } from '../../../shared/time.ts'
import { aStoredGeofence } from '../geofences/a-stored-geofence.ts'

/** A geofence that sends nothing, unless `changes` say so. */
export const aGeofence = (changes: Partial<StoredGeofence> = {}): StoredGeofence =>
  aStoredGeofence({
    accountId: 'mia',
    geofenceId: randomUUID().replaceAll('-', '').slice(0, 16),
    ...changes,
  })

/** A boat leaves a geofence at `at` (epoch ms). */
export const anEvent = (
  { accountId, geofenceId, name }: StoredGeofence,
  at: number,
  changes: Partial<StoredCrossing> = {},
): StoredCrossing => ({
  ...newEvent({
    kind: 'crossing',
    accountId,
    trackId: `${accountId}-track`,
    eventId: randomUUID(),
    eventType: 'exit',
    timestamp: toIso(at),
    plateNumber: null,
    deviceId: 'SEA240',
    deviceName: 'Sea Ray 240',
    geofenceId,
    geofenceName: name,
    location: { latitude: 26.10123, longitude: -80.10456 },
    heading: 90,
    speed: 31.5,
    late: false,
    interpolated: false,
    reasons: [],
  }),
  ...changes,
})
