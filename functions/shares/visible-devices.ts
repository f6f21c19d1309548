import type { DeviceStore, StoredDevice } from '../stores/devices.ts'
import type { StoredShare } from '../stores/shares.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'

export type VisibleDevicesDeps = {
  devices: Pick<DeviceStore, 'getMany'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
}

/**
 * The devices that a link shows at this moment, in the order of the link: those that the owner still has, on the
 * track that they had when it was made, with a subscription. Who gave a device up shows nothing of it any more.
 */
export async function visibleDevices(
  { accountId, devices }: StoredShare,
  deps: VisibleDevicesDeps,
): Promise<StoredDevice[]> {
  const owned = await deps.devices.getMany(
    accountId,
    devices.map(({ deviceId }) => deviceId),
  )
  const byTrack = new Map(owned.map((device) => [device.trackId, device]))
  const shown = await Promise.all(
    devices.map(async ({ trackId }) => {
      const device = byTrack.get(trackId)
      if (device === undefined) return []
      const covered = await deps.subscriptions.covers(accountId, device.subscriptionId, device.deviceId)
      return covered ? [device] : []
    }),
  )
  return shown.flat()
}
