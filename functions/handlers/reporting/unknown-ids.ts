import type { ReportFilters } from '../../../shared/reports/report-filters.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore } from '../../stores/devices/devices.ts'
import type { GeofenceStore } from '../../stores/geofences/geofences.ts'

export type UnknownIdsDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  geofences: Pick<GeofenceStore, 'list'>
}

/** Whether the filters of a report name something that is not the account's; `null` if not. Some may have been before. */
export async function unknownIds(
  scope: DeviceScope,
  { devices, geofences }: Pick<ReportFilters, 'devices' | 'geofences'>,
  deps: UnknownIdsDeps,
  before: ReadonlySet<string> = new Set(),
) {
  const [ownDevices, ownGeofences] = await Promise.all([
    devices.length === 0 ? [] : deps.devices.getMany(scope, devices),
    geofences.length === 0 ? [] : deps.geofences.list(scope.accountId),
  ])
  const deviceIds = new Set(ownDevices.map(({ deviceId }) => deviceId))
  const unknownDevice = devices.findIndex((id) => !deviceIds.has(id) && !before.has(id))
  if (unknownDevice >= 0) return refusal('unknown-devices', `filters.devices.${unknownDevice}`)
  const geofenceIds = new Set(ownGeofences.map(({ geofenceId }) => geofenceId))
  const unknownGeofence = geofences.findIndex((id) => !geofenceIds.has(id) && !before.has(id))
  return unknownGeofence < 0 ? null : refusal('unknown-geofences', `filters.geofences.${unknownGeofence}`)
}

const refusal = <Code extends 'unknown-devices' | 'unknown-geofences'>(refused: Code, path: string) => ({
  refused,
  message: `${path} is not in your account.`,
  more: { errors: [{ path, code: refused }] },
})
