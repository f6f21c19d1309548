import { FIRST_PAYMENT_WITHIN_MS, isFinal, nextCheckout } from '../../shared/subscriptions/checkout.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts'
import { findCustomer } from '../outside/stripe/customers.ts'
import { findPurchase } from '../outside/stripe/purchases.ts'
import { stripeFailure } from '../outside/stripe/stripe-failure.ts'
import type { OpenStripe, StripeSession } from '../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { CustomerStore } from '../stores/billing/customers.ts'
import type { OrderStore, StoredOrder } from '../stores/billing/orders.ts'
import type { DueStore } from '../stores/due.ts'
import { type FollowDeps, followPurchase } from './follow-purchase.ts'
import { type HandOverDeps, handOver } from './hand-over-order.ts'
import { needsOperator } from './needs-operator.ts'
import { syncPurchase } from './sync-purchase.ts'
import { isWaiting } from './waiting-account.ts'

export type ReconcileDeps = FollowDeps &
  HandOverDeps & {
    orders: Pick<OrderStore, 'get' | 'edit'>
    customers: Pick<CustomerStore, 'addWaitingOrder' | 'deleteWaitingOrder' | 'saveId'>
    due: Pick<DueStore, 'put'>
    openStripe: OpenStripe
  }

const OPEN_EVERY_MS = 10 * MINUTE_MS
const RUNNING_EVERY_MS = DAY_MS
/** By then, a payment that was started as late as possible is over too. */
const FINAL_AFTER_MS = 2 * DAY_MS
/** How old an order may be for its customer to be looked for at Stripe: idempotency keys are valid for a day. */
const LOST_WITHIN_MS = 12 * HOUR_MS

/** Compares an order with what Stripe knows of it, and plans the next time: until it has ended. */
export async function reconcileOrder(orderId: string, deps: ReconcileDeps): Promise<void> {
  const session = await deps.openStripe()
  const order = await deps.orders.get(orderId)
  if (order === null) return
  const after = session === null ? null : await compareIfAnswered(order, session, deps)
  if (after !== null) await handOver(after, deps)
  const { checkout, purchase, accountId, createdAt } = after ?? order
  if (checkout === 'expired' || purchase?.status === 'canceled') return
  const now = deps.now()
  const isOpen = !isFinal(checkout)
  if (isOpen && now > createdAt + FINAL_AFTER_MS) needsOperator('order-still-open', { orderId, checkout })
  const everyMs = isOpen || after === null ? OPEN_EVERY_MS : RUNNING_EVERY_MS
  await deps.due.put(nextCheckAt(createdAt, everyMs, now), { kind: 'order', accountId, orderId })
}

/** A whole number of intervals after the order was made: planned more than once, it is still one check. */
const nextCheckAt = (createdAt: number, everyMs: number, now: number): number =>
  createdAt + (Math.floor((now - createdAt) / everyMs) + 1) * everyMs

/** `null` while Stripe does not answer. */
async function compareIfAnswered(
  order: StoredOrder,
  session: StripeSession,
  deps: ReconcileDeps,
): Promise<StoredOrder | null> {
  try {
    return await compare(order, session, deps)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.kind !== 'unsure' && failure?.kind !== 'no-access') throw error
    log('warn', 'order-not-compared', { orderId: order.orderId, reason: reasonOf(error) })
    return null
  }
}

async function compare(
  order: StoredOrder,
  session: StripeSession,
  deps: ReconcileDeps,
): Promise<StoredOrder> {
  const { orderId, stripeSubscriptionId } = order
  if (order.purchase !== null) return (await syncPurchase(orderId, session, deps)) ?? order
  const customerId = order.customerId ?? (await findLostCustomer(order, session, deps))
  const found =
    stripeSubscriptionId ??
    (customerId === null ? null : (await findPurchase(session, customerId, orderId))?.id) ??
    null
  if (found === null) return expireIfOld(order, deps)
  return (await followPurchase(orderId, found, session, deps)) ?? order
}

/** A function may have ended after it made a customer. Later, its key would make another one. */
async function findLostCustomer(
  order: StoredOrder,
  session: StripeSession,
  { customers, orders, now }: ReconcileDeps,
): Promise<string | null> {
  const { orderId, accountId, createdAt } = order
  if (now() > createdAt + LOST_WITHIN_MS) return null
  const found = await findCustomer(session, accountId, createdAt)
  if (found === null) return null
  const customerId = isWaiting(order) ? found : await customers.saveId(accountId, found)
  await orders.edit(orderId, (current) => ({ ...current, customerId: current.customerId ?? customerId }))
  return customerId
}

/** Nothing was made at Stripe for it, and nothing will be. */
async function expireIfOld(order: StoredOrder, { orders, now }: ReconcileDeps): Promise<StoredOrder> {
  if (isFinal(order.checkout) || now() < order.createdAt + FIRST_PAYMENT_WITHIN_MS) return order
  return orders.edit(order.orderId, (current) => ({
    ...current,
    checkout: nextCheckout(current.checkout, 'expired'),
  }))
}
