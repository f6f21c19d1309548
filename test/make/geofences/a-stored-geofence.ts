import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { NewGeofence } from '../../../shared/geofences/geofence.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'
import { aGeofenceBody } from './geofence.ts'

/** A square in the geofences table. */
export const aStoredGeofence = (fields: Partial<StoredGeofence> = {}): StoredGeofence => ({
  ...NewGeofence.parse(aGeofenceBody()),
  accountId: 'owner',
  geofenceId: 'geofence-number-1',
  definedAt: NOON,
  version: 1,
  createdAt: toIso(NOON),
  updatedAt: toIso(NOON),
  ...fields,
})
