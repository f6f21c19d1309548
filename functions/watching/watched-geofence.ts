import { boundaryOf } from '../../shared/geofences/boundary.ts'
import type { WatchedGeofence } from '../../shared/watching/crossing.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'

type Definition = Omit<StoredGeofence, 'accountId' | 'version' | 'createdAt' | 'updatedAt'>

/** A geofence for the engine. An entry that cuts the relay is an event even without alerts of entries. */
export const watchedGeofence = (geofence: Definition): WatchedGeofence => ({
  geofenceId: geofence.geofenceId,
  definedAt: geofence.definedAt,
  boundary: boundaryOf(geofence),
  alertOnEntry: geofence.alertOnEntry || geofence.cutRelayOnEntry,
  alertOnExit: geofence.alertOnExit,
  dwellMinutes: geofence.alertOnDwell ? geofence.dwellTimeMinutes : null,
})
