import type { DeviceView } from '../../../shared/devices/device.ts'
import { dashboardMotion } from '../../../shared/tracking/motion/dashboard-motion.ts'
import { batteryWarning } from '../../../shared/tracking/view/battery.ts'
import { isCurrent } from '../../map/markers/is-current.ts'

export type FleetNow = {
  devices: number
  online: number
  tracked: number
  moving: number
  lowBattery: number
}

/** Counts of a fleet. Only a device whose position is fresh is said to move. */
export function fleetNow(devices: readonly DeviceView[]): FleetNow {
  const trackings = devices.flatMap(({ tracking }) => (tracking === null ? [] : [tracking]))
  return {
    devices: devices.length,
    online: devices.filter(({ isOnline }) => isOnline).length,
    tracked: devices.filter(({ hasSubscription }) => hasSubscription).length,
    moving: trackings.filter(
      (tracking) => isCurrent(tracking.freshness) && dashboardMotion(tracking) === 'moving',
    ).length,
    lowBattery: trackings.filter(
      ({ batteryVoltage }) => batteryVoltage !== null && batteryWarning(batteryVoltage) !== null,
    ).length,
  }
}
