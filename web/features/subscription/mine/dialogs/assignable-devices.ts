import type { DeviceView } from '../../../../../shared/devices/device.ts'
import type { Subscription } from '../../../../../shared/subscriptions/subscription.ts'

/**
 * The devices to choose from, by name: never the one that is assigned now, and for a free subscription only those without
 * one (specification 2.5). Those that already have one are offered last, and cannot be chosen.
 */
export const assignableDevices = <
  Device extends Pick<DeviceView, 'deviceId' | 'deviceName' | 'hasSubscription'>,
>(
  devices: readonly Device[],
  { assignedDeviceId }: Pick<Subscription, 'assignedDeviceId'>,
): Device[] =>
  devices
    .filter(({ deviceId, hasSubscription }) =>
      assignedDeviceId === null ? !hasSubscription : deviceId !== assignedDeviceId,
    )
    .toSorted(
      (one, other) =>
        Number(one.hasSubscription) - Number(other.hasSubscription) ||
        one.deviceName.localeCompare(other.deviceName),
    )
