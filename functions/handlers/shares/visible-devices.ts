import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import type { DeviceStore, StoredDevice } from '../../stores/devices/devices.ts'
import type { StoredShare } from '../../stores/shares.ts'

export type VisibleDevicesDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
}

/**
 * The devices that a link shows now, in its order: those that the owner still has, with a subscription, on the track
 * that they had when the link was created. A device that was removed and added again stays hidden.
 */
export async function visibleDevices(
  { accountId, devices }: StoredShare,
  deps: VisibleDevicesDeps,
): Promise<StoredDevice[]> {
  const owned = await deps.devices.getMany(
    wholeAccount(accountId),
    devices.map(({ deviceId }) => deviceId),
  )
  const byTrack = new Map(owned.map((device) => [device.trackId, device]))
  const visible = await Promise.all(
    devices.map(async ({ trackId }) => {
      const device = byTrack.get(trackId)
      if (device === undefined) return []
      const isCovered = await deps.subscriptions.covers(accountId, device.subscriptionId, device.deviceId)
      return isCovered ? [device] : []
    }),
  )
  return visible.flat()
}
