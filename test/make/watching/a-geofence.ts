import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'

let made = 0

/** An active circle of 500 m around the place of `aPosition`, which alerts on entry and exit of all devices. */
export const aGeofence = (fields: Partial<StoredGeofence> = {}): StoredGeofence => ({
  accountId: 'owner',
  geofenceId: `geofence${String(made++).padStart(8, '0')}`,
  definedAt: 0,
  version: 1,
  name: 'Marina',
  description: null,
  shape: 'circle',
  points: [{ latitude: 26.1, longitude: -80.1 }],
  radius: 500,
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
  createdAt: toIso(NOON),
  updatedAt: toIso(NOON),
  ...fields,
})
