import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import { type DeviceScope, wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../stores/devices/devices.ts'

export type TrackedDeviceDeps = {
  devices: Pick<DeviceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
}

/** A device of the scope; null if it has none with this id, or the device has no subscription: then nothing is tracked. */
export async function trackedDevice(
  scope: DeviceScope,
  deviceId: string,
  { devices, subscriptions }: TrackedDeviceDeps,
): Promise<StoredDevice | null> {
  const device = await devices.get(scope, deviceId)
  if (device === null) return null
  return (await subscriptions.covers(device.accountId, device.subscriptionId, deviceId)) ? device : null
}

/** The device of a track, as its events name it; null as well if the device has another owner. */
export async function deviceOfTrack(
  { accountId, deviceId, trackId }: Pick<StoredDevice, 'accountId' | 'deviceId' | 'trackId'>,
  deps: TrackedDeviceDeps,
): Promise<StoredDevice | null> {
  const device = await trackedDevice(wholeAccount(accountId), deviceId, deps)
  return device?.trackId === trackId ? device : null
}
