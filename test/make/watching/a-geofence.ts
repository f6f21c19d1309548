import type { StoredGeofence } from '../../../functions/stores/geofences/geofences.ts'
import { aStoredGeofence } from '../geofences/a-stored-geofence.ts'

let made = 0

/** An active circle of 500 m around the place of `aPosition`, which alerts on entry and exit of all devices. */
export const aGeofence = (fields: Partial<StoredGeofence> = {}): StoredGeofence =>
  aStoredGeofence({
    geofenceId: `geofence${String(made++).padStart(8, '0')}`,
    definedAt: 0,
    shape: 'circle',
    points: [{ latitude: 26.1, longitude: -80.1 }],
    radius: 500,
    ...fields,
  })
