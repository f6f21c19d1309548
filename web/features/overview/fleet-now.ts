import type { DeviceView } from '../../../shared/devices/device.ts'
import type { Tracking } from '../../../shared/devices/tracking.ts'
import { batteryWarning } from '../../../shared/tracking/battery.ts'
import { dashboardMotion } from '../../../shared/tracking/dashboard-motion.ts'

export type FleetNow = {
  devices: number
  online: number
  tracked: number
  moving: number
  lowBattery: number
}

/** Whether what is told of a position can still be true of now. */
export const tellsNow = ({ freshness }: Tracking) => freshness === 'live' || freshness === 'delayed'

/** Counts of a fleet. Only a device whose position is fresh is said to move. */
export function fleetNow(devices: readonly DeviceView[]): FleetNow {
  const trackings = devices.flatMap(({ tracking }) => (tracking === null ? [] : [tracking]))
  return {
    devices: devices.length,
    online: devices.filter(({ isOnline }) => isOnline).length,
    tracked: devices.filter(({ hasSubscription }) => hasSubscription).length,
    moving: trackings.filter((tracking) => tellsNow(tracking) && dashboardMotion(tracking) === 'moving')
      .length,
    lowBattery: trackings.filter(
      ({ batteryVoltage }) => batteryVoltage !== null && batteryWarning(batteryVoltage) !== null,
    ).length,
  }
}
