import type { ReportedDevice } from '../../shared/rules/watched-report.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { MaintenanceStore } from '../stores/devices/maintenance.ts'
import type { GeofenceStore } from '../stores/geofences/geofences.ts'
import type { RuleStore } from '../stores/rules.ts'
import { type DeviceGeofences, watchedGeofences } from './watched-geofences.ts'
import { type DeviceRules, enabledRules, usesMaintenance, watchedRules } from './watched-rules.ts'

/** A thousand geofences of a hundred corners take about 5 MB. */
const CACHED_ACCOUNTS_MAX = 500

/** The geofences that cover a device and the rules that watch it. */
type Definitions = DeviceGeofences & DeviceRules

/** With what its rules need to know of the device itself. */
export type DeviceDefinitions = Definitions & { reported: ReportedDevice }

type Device = Pick<StoredDevice, 'vehicleNum' | 'tags' | 'isInStorageMode' | 'relayStatus'>
type GetDevice = (accountId: string, deviceId: string) => Promise<Device | null>
type Deps = {
  geofences: Pick<GeofenceStore, 'list'>
  rules: Pick<RuleStore, 'list'>
  /** Read only for an account with rules about its maintenance. */
  maintenance: Pick<MaintenanceStore, 'list'>
  /** Read only for an account that assigns geofences by plate or rules by tag. */
  getDevice: GetDevice
  /** May be some seconds behind. Read only for an account with rules about its switches. */
  getSwitches: GetDevice
}
export type WatchedDefinitions = (
  accountId: string,
  version: number,
  deviceId: string,
) => Promise<DeviceDefinitions | null>

/**
 * The geofences that cover a device and the rules that watch it, as of a version of its account or newer; `null` if
 * there are none. They are read when the version grows.
 */
export function watchedDefinitions({
  geofences,
  rules,
  maintenance,
  getDevice,
  getSwitches,
}: Deps): WatchedDefinitions {
  const accounts = new Map<string, { version: number; active: Promise<AccountDefinitions> }>()

  async function read(accountId: string): Promise<AccountDefinitions> {
    const [allGeofences, allRules] = await Promise.all([geofences.list(accountId), rules.list(accountId)])
    const enabled = enabledRules(allRules)
    const intervals = enabled.some(usesMaintenance) ? await maintenance.list(accountId) : []
    return accountDefinitions(watchedGeofences(allGeofences), watchedRules(enabled, allGeofences, intervals))
  }

  function activeOf(accountId: string, version: number): Promise<AccountDefinitions> {
    const cached = accounts.get(accountId)
    if (cached && cached.version >= version) return cached.active
    if (accounts.size >= CACHED_ACCOUNTS_MAX) accounts.clear()
    const entry = { version, active: read(accountId) }
    accounts.set(accountId, entry)
    entry.active.catch(() => {
      if (accounts.get(accountId) === entry) accounts.delete(accountId)
    })
    return entry.active
  }

  return async (accountId, version, deviceId) => {
    const active = await activeOf(accountId, version)
    const device = active.needsDevice ? await getDevice(accountId, deviceId) : null
    const definitions = active.of(deviceId, device)
    if (definitions === null) return null
    const switches = active.needsSwitches ? (device ?? (await getSwitches(accountId, deviceId))) : null
    return { ...definitions, reported: reportedBy(switches) }
  }
}

function reportedBy(device: Device | null): ReportedDevice {
  const relay = device?.relayStatus ?? null
  return {
    relayRequested: relay === null ? null : relay === 'cut',
    storageMode: device?.isInStorageMode ?? false,
  }
}

type AccountDefinitions = ReturnType<typeof accountDefinitions>

function accountDefinitions(
  geofences: ReturnType<typeof watchedGeofences>,
  rules: ReturnType<typeof watchedRules>,
) {
  const byDevice = new Map<string, Definitions | null>()

  function select(deviceId: string, device: Device | null): Definitions | null {
    const covering = geofences.covering(deviceId, device?.vehicleNum ?? null)
    const watching = rules.watching(deviceId, device?.tags ?? [])
    return covering.byId.size + watching.ruleById.size === 0 ? null : { ...covering, ...watching }
  }

  return {
    needsDevice: geofences.needsPlate || rules.needsTags,
    needsSwitches: rules.needsSwitches,
    of(deviceId: string, device: Device | null): Definitions | null {
      const key = JSON.stringify([deviceId, device?.vehicleNum, device?.tags])
      const known = byDevice.get(key)
      if (known !== undefined) return known
      const selected = select(deviceId, device)
      byDevice.set(key, selected)
      return selected
    },
  }
}
