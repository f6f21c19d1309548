import { inDueOrder, maintenanceStatusOf } from '../../shared/maintenance/due.ts'
import type { MaintenanceInterval, MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import type { DeviceScope } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { MaintenanceStore, StoredMaintenance } from '../stores/devices/maintenance.ts'
import {
  type DeviceReadings,
  NO_READINGS,
  newestReadings,
  type ReadingsDeps,
} from './maintenance-readings.ts'

export type ReadMaintenanceDeps = ReadingsDeps & {
  maintenance: Pick<MaintenanceStore, 'list'>
  devices: Pick<DeviceStore, 'getMany'>
  now: () => number
}

/** The maintenance of the devices of a scope as it is now, what is due first. */
export async function readMaintenance(
  scope: DeviceScope,
  deps: ReadMaintenanceDeps,
): Promise<MaintenanceStatus[]> {
  const { accountId } = scope
  const intervals = await deps.maintenance.list(accountId)
  if (intervals.length === 0) return []
  const devices = await deps.devices.getMany(scope, [...new Set(intervals.map(({ deviceId }) => deviceId))])
  const readings = await newestReadings(accountId, devices, deps)
  const now = deps.now()
  const statuses = devices.flatMap((device) =>
    intervals
      .filter((interval) => isOf(interval, device))
      .map((interval) => statusOf(interval, readings.get(device.deviceId) ?? NO_READINGS, now)),
  )
  return inDueOrder(statuses)
}

/** Whether an interval is about this device: those of one that was deleted and added again are erased soon. */
export const isOf = (
  { deviceId, added }: Pick<MaintenanceInterval, 'deviceId' | 'added'>,
  device: { deviceId: string; createdAt: string },
): boolean => deviceId === device.deviceId && Date.parse(added.at) >= Date.parse(device.createdAt)

/** An interval as its owner sees it. */
export function statusOf(
  stored: StoredMaintenance,
  { odometerKm, engineHours }: DeviceReadings,
  now: number,
): MaintenanceStatus {
  const { accountId: _account, version: _version, timezone, definedAt: _, wasDue: __, ...interval } = stored
  return maintenanceStatusOf(interval, { odometerKm, engineHours, now, timezone })
}
