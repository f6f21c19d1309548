import type { DeviceView } from '../../shared/devices/device.ts'
import { SECOND_MS } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { isOnline } from '../../shared/tracking/view/freshness.ts'
import { trackingOf } from '../../shared/tracking/view/tracking-view.ts'
import type { ListedDevice } from '../stores/devices.ts'

/** A device on the wire. Without a subscription nothing of its track is told. */
export function deviceView(
  device: ListedDevice,
  subscriptionId: string | null,
  tracked: Tracked | null,
  now: number,
): DeviceView {
  const told = subscriptionId === null ? null : tracked
  const state = { now, storageMode: device.isInStorageMode }
  return {
    id: device.deviceId,
    deviceId: device.deviceId,
    vectraDeviceId: device.deviceId,
    deviceName: device.deviceName,
    originalPlate: device.vehicleNum ?? device.deviceId,
    vehicleNum: device.vehicleNum,
    deviceType: device.deviceType,
    customIcon: device.customIcon,
    tags: device.tags,
    isOnline: told !== null && isOnline(told, state),
    hasSubscription: subscriptionId !== null,
    subscriptionId,
    relayStatus: relayStatusOf(device, now),
    isInStorageMode: device.isInStorageMode,
    tracking: told === null ? null : trackingOf(told, state),
  }
}

/** The specification forgets a switching after so long; the tracker's own word about its relay stays in the readings. */
const RELAY_STATUS_FOR_MS = 300 * SECOND_MS

const relayStatusOf = ({ relayStatus, relayStatusAt }: ListedDevice, now: number) =>
  relayStatus && relayStatusAt && now - relayStatusAt < RELAY_STATUS_FOR_MS ? relayStatus : null
