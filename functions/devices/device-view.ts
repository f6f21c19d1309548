import type { DeviceView } from '../../shared/devices/device.ts'
import { SECOND_MS } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { isOnline } from '../../shared/tracking/view/freshness.ts'
import { trackingOf } from '../../shared/tracking/view/tracking-view.ts'
import type { ListedDevice } from '../stores/devices/devices.ts'

/** A device as the API shows it. Without a subscription it has no tracking. */
export function deviceView(
  device: ListedDevice,
  subscriptionId: string | null,
  tracked: Tracked | null,
  now: number,
): DeviceView {
  const visible = subscriptionId === null ? null : tracked
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
    inputs: device.inputs ?? {},
    isOnline: visible !== null && isOnline(visible, state),
    hasSubscription: subscriptionId !== null,
    subscriptionId,
    relayStatus: relayStatusOf(device, now),
    isRelayCut: isRelayCut(device, visible?.readings.relayCut ?? null, now),
    hasHeldCommand: (device.heldUntil ?? 0) > now,
    isInStorageMode: device.isInStorageMode,
    tracking: visible === null ? null : trackingOf(visible, state),
  }
}

/** The specification shows a relay command for this long. */
const RELAY_STATUS_SHOWN_MS = 300 * SECOND_MS

const relayStatusOf = ({ relayStatus, relayStatusAt }: ListedDevice, now: number) =>
  relayStatus && relayStatusAt && now - relayStatusAt < RELAY_STATUS_SHOWN_MS ? relayStatus : null

/**
 * A command that was just confirmed counts more than what the tracker reported before it. After that the tracker's own
 * report counts, and the command only if it reports none.
 */
function isRelayCut(device: ListedDevice, reported: boolean | null, now: number): boolean | null {
  const isConfirmed = device.relayStatus ? device.relayStatus === 'cut' : null
  return relayStatusOf(device, now) === null ? (reported ?? isConfirmed) : isConfirmed
}
