import { cancelAtPeriodEnd, cancelNow } from '../../../shared/subscriptions/running-purchase.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import type { OpenStripe } from '../../outside/stripe/stripe-session.ts'
import type { FollowDeps } from '../../purchases/follow-purchase.ts'
import { purchasedPart } from '../../purchases/purchase-after-stripe.ts'
import { syncPurchase } from '../../purchases/sync-purchase.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { BillingEntry } from '../../stores/billing/billing-log.ts'
import type { OrderStore } from '../../stores/billing/orders.ts'
import { type SubscriptionStore, statusOf } from '../../stores/billing/subscriptions.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'

export type CancelDeps = FollowDeps & {
  subscriptions: Pick<SubscriptionStore, 'get' | 'getMany' | 'cancelUnpaid'>
  orders: Pick<OrderStore, 'get'>
  openStripe: OpenStripe
}

type Cancelled = { reply: { success: true } } | { refused: 'not-found' }

/** The delay before due work sends a cancellation to Stripe again. */
const SYNC_AGAIN_MS = MINUTE_MS

/**
 * Cancels one subscription, now or at the end of the paid period. The cancellation is stored first and then sent to
 * Stripe; if that fails, due work sends it again.
 */
export async function cancelSubscription(
  accountId: string,
  subscriptionId: string,
  when: 'now' | 'at-period-end',
  deps: CancelDeps,
): Promise<Cancelled> {
  const cancelled = await untilUnchanged(
    () => saveCancellation(accountId, subscriptionId, when, deps),
    deps.now,
  )
  if (cancelled === 'not-found') return { refused: 'not-found' }
  if (cancelled !== 'done') await syncNow(cancelled.orderId, deps)
  return { reply: { success: true } }
}

/** `null` if something has changed since it was read. */
async function saveCancellation(
  accountId: string,
  subscriptionId: string,
  when: 'now' | 'at-period-end',
  deps: CancelDeps,
): Promise<'not-found' | 'done' | { orderId: string } | null> {
  const now = deps.now()
  const before = await deps.subscriptions.get(accountId, subscriptionId)
  if (before === null) return 'not-found'
  if (statusOf(before) === 'canceled') return 'done'
  if (before.orderId === undefined)
    return (await deps.subscriptions.cancelUnpaid(before, now)) ? 'done' : null
  const { orderId } = before
  const order = await deps.orders.get(orderId)
  if (order === null) throw new Error('A subscription has no order')
  // read after its order: whoever changes it, changes the order too
  const current = await deps.subscriptions.get(accountId, subscriptionId)
  if (current === null) return null
  const part = purchasedPart(current)
  const after = {
    ...current,
    ...(when === 'now' ? cancelNow(part, now) : cancelAtPeriodEnd(part, now)),
  }
  const isEnding = after.status !== 'canceled'
  if (isEnding && after.endsAt === current.endsAt) return 'done'
  const entry: BillingEntry = {
    accountId,
    at: now,
    kind: isEnding ? 'subscription-ends' : 'subscription-canceled',
    about: subscriptionId,
    cents: null,
  }
  const work = { kind: 'order' as const, accountId, orderId }
  const saved = await deps.purchases.save({
    order,
    created: [],
    changed: [after],
    entries: [entry],
    due: [
      { dueAt: now + SYNC_AGAIN_MS, work },
      // another minute: the same work of one minute is one item
      ...(after.endsAt === null || after.endsAt < now + 2 * SYNC_AGAIN_MS
        ? []
        : [{ dueAt: after.endsAt, work }]),
    ],
    details: null,
    eventId: null,
  })
  return saved === 'changed' ? null : { orderId }
}

async function syncNow(orderId: string, deps: CancelDeps): Promise<void> {
  try {
    const session = await deps.openStripe()
    if (session !== null) await syncPurchase(orderId, session, deps)
  } catch (error) {
    log('warn', 'purchase-not-synchronized', { orderId, reason: reasonOf(error) })
  }
}
