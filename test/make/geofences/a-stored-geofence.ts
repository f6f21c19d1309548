import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'
import { aGeofenceBody } from './geofence.ts'

/** A square in the geofences table. */
export const aStoredGeofence = (fields: Partial<StoredGeofence> = {}): StoredGeofence => ({
  ...aGeofenceBody(),
  accountId: 'owner',
  geofenceId: 'geofence-number-1',
  description: null,
  shape: 'polygon',
  radius: null,
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
  definedAt: NOON,
  version: 1,
  createdAt: toIso(NOON),
  updatedAt: toIso(NOON),
  ...fields,
})
