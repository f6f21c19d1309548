import { randomUUID } from 'node:crypto'
import { newEvent, type StoredEvent } from '../../../functions/stores/events.ts'
import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { toIso } from '../../../shared/time.ts'

const CREATED_AT = '2026-11-01T00:00:00.000Z'

/** A circle around a marina that sends nothing, unless `changes` say so. */
export const aGeofence = (changes: Partial<StoredGeofence> = {}): StoredGeofence => ({
  accountId: 'mia',
  geofenceId: randomUUID().replaceAll('-', '').slice(0, 16),
  name: 'Marina',
  description: null,
  shape: 'circle',
  points: [{ latitude: 26.1, longitude: -80.1 }],
  radius: 200,
  width: null,
  active: true,
  alertOnEntry: true,
  alertOnExit: true,
  alertOnDwell: false,
  dwellTimeMinutes: 10,
  cutRelayOnEntry: false,
  sendEmailNotifications: false,
  sendSmsNotifications: false,
  notificationWebhook: null,
  notificationEmail: null,
  notificationPhone: null,
  deviceIds: [],
  plateNumbers: [],
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
  definedAt: Date.parse(CREATED_AT),
  version: 1,
  ...changes,
})

/** A boat leaves a geofence at `at` (epoch ms). */
export const anEvent = (
  { accountId, geofenceId, name }: StoredGeofence,
  at: number,
  changes: Partial<StoredEvent> = {},
): StoredEvent => ({
  ...newEvent({
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
