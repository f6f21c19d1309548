import type { DeviceView } from '../../../shared/devices/device.ts'
import { batteryWarning } from '../../../shared/tracking/view/battery.ts'
import type { DeviceList } from '../../devices/list/use-device-list.ts'
import { movesNow } from '../../map/markers/is-current.ts'
import { subscribedDevices } from './day/device-day.ts'

export type FleetCounts = {
  devices: number
  online: number
  subscribed: number
  moving: number
  lowBattery: number
}

/** The counts of a list. Those of one that is out of date are as of its time, and not how it aged since. */
export const countsOf = ({ devices, asSent, outdatedSince }: DeviceList) =>
  fleetCounts(outdatedSince === null ? devices : asSent)

/** Counts the devices of a fleet by state. Only a device with a current position counts as moving. */
export function fleetCounts(devices: readonly DeviceView[]): FleetCounts {
  const trackings = devices.flatMap(({ tracking }) => (tracking === null ? [] : [tracking]))
  return {
    devices: devices.length,
    online: devices.filter(({ isOnline }) => isOnline).length,
    subscribed: subscribedDevices(devices).length,
    moving: trackings.filter(movesNow).length,
    lowBattery: trackings.filter(
      ({ batteryVoltage }) => batteryVoltage !== null && batteryWarning(batteryVoltage) !== null,
    ).length,
  }
}
