import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import type { DeviceScope } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'

export type TrackedDeviceDeps = {
  devices: Pick<DeviceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
}

/** A device of the scope; null if it has none with this id, or the device has no subscription. */
export async function trackedDevice(
  scope: DeviceScope,
  deviceId: string,
  { devices, subscriptions }: TrackedDeviceDeps,
): Promise<StoredDevice | null> {
  const device = await devices.get(scope, deviceId)
  if (device === null) return null
  return (await subscriptions.covers(device.accountId, device.subscriptionId, deviceId)) ? device : null
}
