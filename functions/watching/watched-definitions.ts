import type { ReportedDevice } from '../../shared/rules/watched-report.ts'
import type { StoredDevice } from '../stores/devices/devices.ts'
import type { MaintenanceStore } from '../stores/devices/maintenance.ts'
import type { GeofenceStore } from '../stores/geofences/geofences.ts'
import type { RuleStore } from '../stores/rules.ts'
import { type DeviceGeofences, watchedGeofences } from './watched-geofences.ts'
import { type DeviceRules, enabledRules, usesMaintenance, watchedRules } from './watched-rules.ts'

/** Of the function's 256 MB. It holds some thousand accounts with ten geofences each. */
const CACHED_BYTES_MAX = 40_000_000
/** About what an account takes in memory, each of its geofences and rules, and each corner. */
const BYTES = { account: 1_000, definition: 400, corner: 50 }

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
 * there are none. They are read when the version grows, and kept while they fit into memory.
 */
export function watchedDefinitions({
  geofences,
  rules,
  maintenance,
  getDevice,
  getSwitches,
}: Deps): WatchedDefinitions {
  /** Those that were used last are at the end. */
  const accounts = new Map<string, Entry>()
  let cachedBytes = 0

  async function read(accountId: string): Promise<AccountDefinitions & { bytes: number }> {
    const [allGeofences, allRules] = await Promise.all([geofences.list(accountId), rules.list(accountId)])
    const enabled = enabledRules(allRules)
    const intervals = enabled.some(usesMaintenance) ? await maintenance.list(accountId) : []
    const corners = allGeofences.reduce((sum, { points }) => sum + points.length, 0)
    const bytes = (allGeofences.length + allRules.length) * BYTES.definition + corners * BYTES.corner
    return {
      bytes,
      ...accountDefinitions(watchedGeofences(allGeofences), watchedRules(enabled, allGeofences, intervals)),
    }
  }

  function forget(accountId: string, entry: Entry): void {
    if (accounts.get(accountId) !== entry) return
    accounts.delete(accountId)
    cachedBytes -= entry.bytes
  }

  async function weigh(accountId: string, entry: Entry): Promise<void> {
    try {
      const { bytes } = await entry.active
      if (accounts.get(accountId) !== entry) return
      entry.bytes += bytes
      cachedBytes += bytes
      for (const [oldest, other] of accounts) if (cachedBytes > CACHED_BYTES_MAX) forget(oldest, other)
    } catch {
      forget(accountId, entry)
    }
  }

  function activeOf(accountId: string, version: number): Promise<AccountDefinitions> {
    const cached = accounts.get(accountId)
    if (cached && cached.version >= version) {
      accounts.delete(accountId)
      accounts.set(accountId, cached)
      return cached.active
    }
    if (cached) forget(accountId, cached)
    const entry = { version, active: read(accountId), bytes: BYTES.account }
    accounts.set(accountId, entry)
    cachedBytes += entry.bytes
    void weigh(accountId, entry)
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
type Entry = { version: number; active: Promise<AccountDefinitions & { bytes: number }>; bytes: number }

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
