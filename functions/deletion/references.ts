import { withoutDevice } from '../../shared/geofences/without-device.ts'
import { toIso } from '../../shared/time.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices/devices.ts'
import type { GeofenceStore, StoredGeofence } from '../stores/geofences/geofences.ts'
import type { ScheduleStore, StoredSchedule } from '../stores/reports/schedules.ts'
import type { RuleStore, StoredRule } from '../stores/rules.ts'
import type { ShareStore, StoredShare } from '../stores/shares.ts'
import { ruleOf } from '../watching/rule-of.ts'

export type ReferenceDeps = {
  devices: Pick<DeviceStore, 'list'>
  shares: Pick<ShareStore, 'list'>
  geofences: Pick<GeofenceStore, 'list'>
  rules: Pick<RuleStore, 'list'>
  schedules: Pick<ScheduleStore, 'list'>
}

type Named = Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId' | 'vehicleNum'>

/** The parts of an account that name a device, and what is left of them without it. */
export type References = {
  shares: { ended: StoredShare[]; narrowed: { share: StoredShare; left: StoredShare['devices'] }[] }
  /** The geofences as they are to be stored. */
  geofences: { disabled: StoredGeofence[]; narrowed: StoredGeofence[] }
  rules: StoredRule[]
  schedules: { disabled: ScheduleChange[]; narrowed: ScheduleChange[] }
}
type ScheduleChange = { before: StoredSchedule; next: StoredSchedule }

/** Reads all that names a device of its account. */
export async function referencesTo(device: Named, now: number, deps: ReferenceDeps): Promise<References> {
  const { accountId } = device
  const [shares, geofences, rules, schedules] = await Promise.all([
    deps.shares.list(accountId),
    deps.geofences.list(accountId),
    deps.rules.list(accountId),
    deps.schedules.list(accountId),
  ])
  return {
    shares: sharesWithout(shares, device),
    geofences: geofencesWithout(geofences, device, await otherNames(geofences, device, deps), now),
    rules: rules.filter((rule) => rule.disabledBecause === null && isFor(rule, device)),
    schedules: schedulesWithout(schedules, device),
  }
}

function sharesWithout(shares: readonly StoredShare[], { trackId }: Named): References['shares'] {
  const naming = shares
    .map((share) => ({ share, left: share.devices.filter((one) => one.trackId !== trackId) }))
    .filter(({ share, left }) => left.length < share.devices.length)
  return {
    ended: naming.filter(({ left }) => left.length === 0).map(({ share }) => share),
    narrowed: naming.filter(({ left }) => left.length > 0),
  }
}

function geofencesWithout(
  geofences: readonly StoredGeofence[],
  device: Named,
  others: ReadonlySet<string>,
  now: number,
): References['geofences'] {
  const updatedAt = toIso(now)
  const disabled: StoredGeofence[] = []
  const narrowed: StoredGeofence[] = []
  for (const geofence of geofences) {
    const left = withoutDevice(geofence, device, others)
    // nothing changes for the devices that are left, so it is not defined anew
    if (typeof left === 'object') narrowed.push({ ...geofence, ...left, updatedAt })
    if (left === 'disabled' && geofence.active) disabled.push({ ...geofence, active: false, updatedAt })
  }
  return { disabled, narrowed }
}

/** A schedule that names only this device keeps it and is disabled: without any it would be about all. */
function schedulesWithout(
  schedules: readonly StoredSchedule[],
  { deviceId }: Named,
): References['schedules'] {
  const disabled: ScheduleChange[] = []
  const narrowed: ScheduleChange[] = []
  for (const before of schedules) {
    const { settings, filters } = before
    if (!filters.devices.includes(deviceId)) continue
    const devices = filters.devices.filter((id) => id !== deviceId)
    if (devices.length > 0) narrowed.push({ before, next: { ...before, filters: { ...filters, devices } } })
    else if (settings.enabled) disabled.push({ before, next: disabledSchedule(before) })
  }
  return { disabled, narrowed }
}

const disabledSchedule = (schedule: StoredSchedule): StoredSchedule => ({
  ...schedule,
  settings: { ...schedule.settings, enabled: false },
  disabledBecause: 'devices-deleted',
  nextRunAt: null,
})

/** The ids and plates of the other devices. Read only where a geofence names plates. */
async function otherNames(
  geofences: readonly StoredGeofence[],
  { accountId, deviceId: gone }: Named,
  { devices }: Pick<ReferenceDeps, 'devices'>,
): Promise<ReadonlySet<string>> {
  if (geofences.every(({ plateNumbers }) => plateNumbers.length === 0)) return new Set()
  const others = (await devices.list(wholeAccount(accountId))).filter(({ deviceId }) => deviceId !== gone)
  return new Set(others.flatMap(({ deviceId, vehicleNum }) => [deviceId, vehicleNum ?? deviceId]))
}

function isFor(rule: StoredRule, { deviceId }: Named): boolean {
  const { scope } = ruleOf(rule)
  return scope.kind === 'device' && scope.deviceId === deviceId
}
