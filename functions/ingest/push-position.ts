import { SECOND_MS } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { SHOWN_FOR_MS } from '../../shared/tracking/view/live-view.ts'
import { trackingOf } from '../../shared/tracking/view/tracking-view.ts'
import type { LiveViews } from '../outside/live-views.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { AccountWatch } from '../stores/accounts/accounts.ts'
import type { SubscriptionStore } from '../stores/billing/subscriptions.ts'
import { type DeviceScope, isInScope, memberScope, wholeAccount } from '../stores/devices/device-scope.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { StoredTracker } from '../stores/devices/trackers.ts'
import type { LiveViewStore } from '../stores/notifications/live-views.ts'

/** The longest that a push may delay a tracker's acknowledgement or the next batch. */
const PUSH_TIMEOUT_MS = SECOND_MS
/** A device without a subscription is still pushed for this long. */
const CACHED_MS = SECOND_MS

type Deps = {
  /** Cached: an account that no one watches costs one small read a second, however many trackers it has. */
  getWatch: (accountId: string) => Promise<AccountWatch>
  getViews: LiveViewStore['list']
  devices: Pick<DeviceStore, 'get'>
  subscriptions: Pick<SubscriptionStore, 'covers'>
  views: LiveViews
  clock: () => number
}
type Owned = Pick<StoredTracker, 'accountId' | 'trackerId'>

export type PushPosition = (tracker: Owned, tracked: Tracked) => Promise<void>
/** Pushes the new states of an account's devices. */
export type PushPositions = (accountId: string, states: ReadonlyMap<string, Tracked>) => Promise<void>

/**
 * Publishes the new states of an account's devices to its open views in one message, in the form of the device list. In
 * a large account, each view gets those of the devices that it shows. The positions are already stored and a view that
 * misses them reads the list, so a failure is only logged.
 */
export function positionPush(deps: Deps): PushPositions {
  const { getWatch, getViews, devices, subscriptions, views, clock } = deps
  /** Read again only when a page shows something else. */
  const viewsOf = cachedFor(
    SHOWN_FOR_MS,
    async (accountId: string, _version: number) =>
      (await getViews(accountId)).map(({ deviceIds, ...view }) => ({ ...view, shown: new Set(deviceIds) })),
    clock,
  )
  /** Read only while someone watches. */
  const subscribed = cachedFor(
    CACHED_MS,
    async (accountId: string, deviceId: string) => {
      const device = await devices.get(wholeAccount(accountId), deviceId)
      const isCovered = device && (await subscriptions.covers(accountId, device.subscriptionId, deviceId))
      return isCovered ? device : null
    },
    clock,
  )

  async function viewOf(scope: DeviceScope, deviceId: string, tracked: Tracked) {
    const device = await subscribed(scope.accountId, deviceId)
    if (!device || !isInScope(scope, device)) return []
    const tracking = trackingOf(tracked, { now: clock(), storageMode: device.isInStorageMode })
    return tracking === null ? [] : [{ deviceId, tracking }]
  }

  async function push(accountId: string, states: ReadonlyMap<string, Tracked>): Promise<void> {
    const { watchedUntil, viewsUntil, viewsVersion } = await getWatch(accountId)
    const isWatched = watchedUntil > clock()
    const open =
      viewsUntil > clock()
        ? (await viewsOf(accountId, viewsVersion)).filter(
            ({ until, member }) => until > clock() && !(isWatched && member === null),
          )
        : []
    const whole = wholeAccount(accountId)
    await Promise.all([
      ...(isWatched ? [publish(whole, states, accountId)] : []),
      ...open.map(({ viewId, shown, member }) => {
        const those = new Map([...states].filter(([deviceId]) => shown.has(deviceId)))
        if (member === null) return publish(whole, those, accountId, viewId)
        return publish(memberScope(accountId, member.tags), those, member.personId, viewId)
      }),
    ])
  }

  /** Publishes the devices of a scope on a topic of a person: the owner, or a member. */
  async function publish(
    scope: DeviceScope,
    states: ReadonlyMap<string, Tracked>,
    personId: string,
    viewId?: string,
  ) {
    const shown = await Promise.all(
      [...states].map(([deviceId, tracked]) => viewOf(scope, deviceId, tracked)),
    )
    if (shown.flat().length > 0) await views.publish(personId, { devices: shown.flat() }, viewId)
  }

  return async (accountId, states) => {
    try {
      await withTimeout(PUSH_TIMEOUT_MS, push(accountId, states))
    } catch (error) {
      log('error', 'push-failed', { reason: reasonOf(error) })
    }
  }
}

async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms`)), ms)
  })
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
