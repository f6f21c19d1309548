import { SECOND_MS } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { trackingOf } from '../../shared/tracking/view/tracking-view.ts'
import type { LiveViews } from '../outside/live-views.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { AccountStore } from '../stores/accounts.ts'
import type { DeviceStore } from '../stores/devices.ts'
import type { SubscriptionStore } from '../stores/subscriptions.ts'
import type { StoredTracker } from '../stores/trackers.ts'

/** A tracker's acknowledgement, or the next batch, waits this long for the views of its owner, and no longer. */
const PUSHED_WITHIN_MS = SECOND_MS
/** A device that loses its subscription, or an account that is no longer watched, is pushed this much longer. */
const CACHED_MS = SECOND_MS

type Deps = {
  accounts: Pick<AccountStore, 'watchedUntil'>
  devices: Pick<DeviceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  views: LiveViews
  clock: () => number
}
type Owned = Pick<StoredTracker, 'accountId' | 'trackerId'>

export type PushPosition = (tracker: Owned, tracked: Tracked) => Promise<void>
/** The newest state of each device of one account that has a new one. */
export type PushPositions = (accountId: string, states: ReadonlyMap<string, Tracked>) => Promise<void>

/**
 * Tells the open views of an account where its devices are now, as the list of devices would, in one message. The
 * positions are stored already, and whoever missed them here finds them in the list: a failure is logged and fails
 * nothing.
 */
export function positionPush({ accounts, devices, subscriptions, views, clock }: Deps): PushPositions {
  /** One small read a second for an account that nobody looks at, however many trackers it has. */
  const watchedUntil = cachedFor(CACHED_MS, accounts.watchedUntil, clock)
  /** Read only while somebody looks. What loses its subscription is gone from here within a second, as everywhere. */
  const subscribed = cachedFor(
    CACHED_MS,
    async (accountId: string, deviceId: string) => {
      const device = await devices.get(accountId, deviceId)
      const covered = device && (await subscriptions.covers(accountId, device.subscriptionId, deviceId))
      return covered ? device : null
    },
    clock,
  )

  async function viewOf(accountId: string, deviceId: string, tracked: Tracked) {
    const device = await subscribed(accountId, deviceId)
    if (!device) return []
    const tracking = trackingOf(tracked, { now: clock(), storageMode: device.isInStorageMode })
    return tracking === null ? [] : [{ deviceId, tracking }]
  }

  async function push(accountId: string, states: ReadonlyMap<string, Tracked>): Promise<void> {
    if ((await watchedUntil(accountId)) <= clock()) return
    const shown = await Promise.all(
      [...states].map(([deviceId, tracked]) => viewOf(accountId, deviceId, tracked)),
    )
    if (shown.flat().length > 0) await views.publish(accountId, { devices: shown.flat() })
  }

  return async (accountId, states) => {
    try {
      await within(PUSHED_WITHIN_MS, push(accountId, states))
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
