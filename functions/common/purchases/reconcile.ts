import { isFinal, nextCheckout } from '../../../shared/subscriptions/checkout.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { findPurchase } from '../../outside/stripe/purchases.ts'
import type { OpenStripe, StripeSession } from '../../outside/stripe/stripe-session.ts'
import type { DueStore } from '../../stores/due.ts'
import type { OrderStore, StoredOrder } from '../../stores/orders.ts'
import { type FollowDeps, followPurchase } from './follow-purchase.ts'
import { type HandOverDeps, handOver } from './hand-over-order.ts'
import { needsOperator } from './needs-operator.ts'
import { syncPurchase } from './sync-purchase.ts'

export type ReconcileDeps = FollowDeps &
  HandOverDeps & {
    orders: Pick<OrderStore, 'get' | 'edit'>
    due: Pick<DueStore, 'put'>
    openStripe: OpenStripe
  }

const OPEN_EVERY_MS = 10 * MINUTE_MS
const RUNNING_EVERY_MS = DAY_MS
/** Stripe gives up a first payment after 23 hours. */
const EXPIRES_AFTER_MS = 23 * HOUR_MS

/** Compares an order with what Stripe knows of it, and plans the next time: until it has ended. */
export async function reconcileOrder(orderId: string, deps: ReconcileDeps): Promise<void> {
  const session = await deps.openStripe()
  const order = await deps.orders.get(orderId)
  if (order === null) return
  const after = session === null ? order : await compare(order, session, deps)
  await handOver(after, deps)
  if (after.checkout === 'expired' || after.purchase?.status === 'canceled') return
  const { accountId, createdAt } = after
  const now = deps.now()
  if (!isFinal(after.checkout) && now > createdAt + DAY_MS)
    needsOperator('order-still-open', { orderId, checkout: after.checkout })
  const everyMs = session !== null && !isFinal(after.checkout) ? OPEN_EVERY_MS : RUNNING_EVERY_MS
  await deps.due.put(nextCheckAt(createdAt, everyMs, now), { kind: 'order', accountId, orderId })
}

/** A whole number of intervals after the order was made: planned more than once, it is still one check. */
const nextCheckAt = (createdAt: number, everyMs: number, now: number): number =>
  createdAt + (Math.floor((now - createdAt) / everyMs) + 1) * everyMs

async function compare(
  order: StoredOrder,
  session: StripeSession,
  deps: ReconcileDeps,
): Promise<StoredOrder> {
  const { orderId, customerId, stripeSubscriptionId } = order
  if (order.purchase !== null) return (await syncPurchase(orderId, session, deps)) ?? order
  const found =
    stripeSubscriptionId ??
    (customerId === null ? null : (await findPurchase(session, customerId, orderId))?.id) ??
    null
  if (found === null) return expireIfOld(order, deps)
  return (await followPurchase(orderId, found, session, deps)) ?? order
}

/** Nothing was made at Stripe for it, and nothing will be. */
async function expireIfOld(order: StoredOrder, { orders, now }: ReconcileDeps): Promise<StoredOrder> {
  if (isFinal(order.checkout) || now() < order.createdAt + EXPIRES_AFTER_MS) return order
  return orders.edit(order.orderId, (current) => ({
    ...current,
    checkout: nextCheckout(current.checkout, 'expired'),
  }))
}
