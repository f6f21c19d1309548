import { SECOND_MS } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { trackingOf } from '../../shared/tracking/tracking-view.ts'
import type { LiveViews } from '../outside/live-views.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { AccountStore } from '../stores/accounts.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import type { StoredTracker } from '../stores/trackers.ts'
import { rememberedForOneSecond } from './one-second.ts'

/** A tracker's acknowledgement waits this long for the views of its owner, and no longer. */
const PUSHED_WITHIN_MS = SECOND_MS

type Deps = {
  accounts: Pick<AccountStore, 'watchedUntil'>
  devices: Pick<DeviceStore, 'find'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  views: LiveViews
  clock: () => number
}
type Owned = Pick<StoredTracker, 'accountId' | 'trackerId'>

export type PushPosition = (tracker: Owned, tracked: Tracked) => Promise<void>

/**
 * Tells the open views of an account where a device is now, as the list of devices would. The position is stored
 * already, and whoever missed it here finds it in the list: a failure is logged and fails nothing.
 */
export function positionPush({ accounts, devices, subscriptions, views, clock }: Deps): PushPosition {
  /** One small read a second for an account that nobody looks at, however many trackers it has. */
  const watchedUntil = rememberedForOneSecond(accounts.watchedUntil, clock)
  /** Read only while somebody looks. What loses its subscription is gone from here within a second, as everywhere. */
  const subscribed = rememberedForOneSecond(async (accountId: string, deviceId: string) => {
    const device = await devices.find(accountId, deviceId)
    const covered = device && (await subscriptions.covers(accountId, device.subscriptionId, deviceId))
    return covered ? device : null
  }, clock)

  async function push({ accountId, trackerId }: Owned, tracked: Tracked): Promise<void> {
    if ((await watchedUntil(accountId)) <= clock()) return
    const device = await subscribed(accountId, trackerId)
    if (!device) return
    const tracking = trackingOf(tracked, { now: clock(), storageMode: device.isInStorageMode })
    if (tracking === null) return
    await views.tell(accountId, { devices: [{ deviceId: trackerId, tracking }] })
  }

  return async (tracker, tracked) => {
    try {
      await within(PUSHED_WITHIN_MS, push(tracker, tracked))
    } catch (error) {
      log('error', 'push-failed', { reason: reasonOf(error) })
    }
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${ms} ms`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
