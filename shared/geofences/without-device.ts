import type { Geofence } from './geofence.ts'

type Assignment = Pick<Geofence, 'deviceIds' | 'plateNumbers'>
type WithoutDevice = 'unchanged' | 'disabled' | Assignment

/**
 * What becomes of a geofence whose device leaves the account: the assignment that is left. One that names nothing else
 * is disabled and keeps its assignment, because without any it would watch all devices. `others` are the ids and plates
 * of the devices that stay: a plate that another one has stays, too.
 */
export function withoutDevice(
  { deviceIds, plateNumbers }: Assignment,
  { deviceId, vehicleNum }: { deviceId: string; vehicleNum: string | null },
  others: ReadonlySet<string>,
): WithoutDevice {
  const isIts = (plate: string) => (plate === deviceId || plate === vehicleNum) && !others.has(plate)
  const left = {
    deviceIds: deviceIds.filter((id) => id !== deviceId),
    plateNumbers: plateNumbers.filter((plate) => !isIts(plate)),
  }
  const removed = deviceIds.length + plateNumbers.length - left.deviceIds.length - left.plateNumbers.length
  if (removed === 0) return 'unchanged'
  return left.deviceIds.length + left.plateNumbers.length === 0 ? 'disabled' : left
}
