import type { Geofence } from './geofence.ts'

/**
 * Whether a geofence watches a device of its account. One that is assigned to nothing watches all devices; one whose
 * devices are all gone watches none.
 */
export function coversDevice(
  { deviceIds, plateNumbers }: Pick<Geofence, 'deviceIds' | 'plateNumbers'>,
  { deviceId, vehicleNum }: { deviceId: string; vehicleNum: string | null },
): boolean {
  if (deviceIds.length === 0 && plateNumbers.length === 0) return true
  if (deviceIds.includes(deviceId) || plateNumbers.includes(deviceId)) return true
  return vehicleNum !== null && plateNumbers.includes(vehicleNum)
}
