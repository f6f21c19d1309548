import { coversDevice } from '../../shared/geofences/covers-device.ts'
import { type GeofenceIndex, geofenceIndex } from '../../shared/watching/geofence-index.ts'
import type { StoredDevice } from '../stores/devices.ts'
import type { GeofenceStore, StoredGeofence } from '../stores/geofences/geofences.ts'
import { watchedGeofence } from './watched-geofence.ts'

/** A thousand geofences of a hundred corners take about 5 MB. */
const CACHED_ACCOUNTS_MAX = 500

/** The active geofences of an account that cover a device. */
export type DeviceGeofences = {
  index: GeofenceIndex
  byId: ReadonlyMap<string, StoredGeofence>
}

type Deps = {
  geofences: Pick<GeofenceStore, 'list'>
  /** Read only for an account that assigns geofences by plate. */
  getDevice: (accountId: string, deviceId: string) => Promise<Pick<StoredDevice, 'vehicleNum'> | null>
}
export type WatchedGeofences = (
  accountId: string,
  version: number,
  deviceId: string,
) => Promise<DeviceGeofences | null>

/**
 * The geofences that cover a device, as of a version of its account or newer; `null` if none does. The geofences of an
 * account are read when the version grows, and devices with the same geofences share one index.
 */
export function watchedGeofences({ geofences, getDevice }: Deps): WatchedGeofences {
  const accounts = new Map<string, { version: number; active: Promise<ActiveGeofences> }>()

  function activeOf(accountId: string, version: number): Promise<ActiveGeofences> {
    const cached = accounts.get(accountId)
    if (cached && cached.version >= version) return cached.active
    if (accounts.size >= CACHED_ACCOUNTS_MAX) accounts.clear()
    const entry = { version, active: geofences.list(accountId).then(activeGeofences) }
    accounts.set(accountId, entry)
    entry.active.catch(() => {
      if (accounts.get(accountId) === entry) accounts.delete(accountId)
    })
    return entry.active
  }

  return async (accountId, version, deviceId) => {
    const active = await activeOf(accountId, version)
    const device = active.needsPlate ? await getDevice(accountId, deviceId) : null
    return active.covering(deviceId, device?.vehicleNum ?? null)
  }
}

type ActiveGeofences = ReturnType<typeof activeGeofences>

function activeGeofences(all: readonly StoredGeofence[]) {
  const active = all.filter((geofence) => geofence.active)
  const byDevice = new Map<string, DeviceGeofences | null>()
  const bySelection = new Map<string, DeviceGeofences>()

  function select(deviceId: string, vehicleNum: string | null): DeviceGeofences | null {
    const covering = active.filter((geofence) => coversDevice(geofence, { deviceId, vehicleNum }))
    if (covering.length === 0) return null
    const selection = covering.map(({ geofenceId }) => geofenceId).join()
    const known = bySelection.get(selection)
    if (known) return known
    const selected: DeviceGeofences = {
      index: geofenceIndex(covering.map(watchedGeofence)),
      byId: new Map(covering.map((geofence) => [geofence.geofenceId, geofence])),
    }
    bySelection.set(selection, selected)
    return selected
  }

  return {
    needsPlate: active.some(({ plateNumbers }) => plateNumbers.length > 0),
    covering(deviceId: string, vehicleNum: string | null): DeviceGeofences | null {
      const key = `${deviceId}/${vehicleNum}`
      const known = byDevice.get(key)
      if (known !== undefined) return known
      const selected = select(deviceId, vehicleNum)
      byDevice.set(key, selected)
      return selected
    },
  }
}
