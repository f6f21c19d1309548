import { coversDevice } from '../../shared/geofences/covers-device.ts'
import { type GeofenceIndex, geofenceIndex } from '../../shared/watching/geofence-index.ts'
import type { StoredGeofence } from '../stores/geofences/geofences.ts'
import { watchedGeofence } from './watched-geofence.ts'

/** The active geofences of an account that cover a device. */
export type DeviceGeofences = {
  index: GeofenceIndex
  byId: ReadonlyMap<string, StoredGeofence>
}

/** The active geofences of an account. Devices with the same geofences share one index. */
export function watchedGeofences(all: readonly StoredGeofence[]) {
  const active = all.filter((geofence) => geofence.active)
  const bySelection = new Map<string, DeviceGeofences>()

  return {
    needsPlate: active.some(({ plateNumbers }) => plateNumbers.length > 0),

    covering(deviceId: string, vehicleNum: string | null): DeviceGeofences {
      const covering = active.filter((geofence) => coversDevice(geofence, { deviceId, vehicleNum }))
      const selection = covering.map(({ geofenceId }) => geofenceId).join()
      const known = bySelection.get(selection)
      if (known) return known
      const selected: DeviceGeofences = {
        index: geofenceIndex(covering.map(watchedGeofence)),
        byId: new Map(covering.map((geofence) => [geofence.geofenceId, geofence])),
      }
      bySelection.set(selection, selected)
      return selected
    },
  }
}
