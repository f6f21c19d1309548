import { isSettled } from '../../../shared/subscriptions/checkout.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { findPurchase } from '../../outside/stripe/purchases.ts'
import type { OpenStripe, StripeSession } from '../../outside/stripe/stripe-session.ts'
import type { DueStore } from '../../stores/due.ts'
import type { OrderStore, StoredOrder } from '../../stores/orders.ts'
import { applyEvent, EVENT_TYPES, type EventDeps } from './apply-event.ts'
import { followPurchase } from './follow-purchase.ts'
import { type HandOverDeps, handOver } from './hand-over-order.ts'
import { syncPurchase } from './sync-purchase.ts'

export type ReconcileDeps = EventDeps &
  HandOverDeps & {
    orders: Pick<OrderStore, 'get' | 'edit'>
    due: Pick<DueStore, 'put' | 'eventsReadTo' | 'advanceEvents'>
    openStripe: OpenStripe
  }

const UNSETTLED_AGAIN_MS = 10 * MINUTE_MS
const RUNNING_AGAIN_MS = DAY_MS
/** Stripe gives up a first payment after 23 hours. */
const EXPIRES_AFTER_MS = 23 * HOUR_MS
const EVENTS_EVERY_MS = 5 * MINUTE_MS
/** Events are read again for this long, because Stripe does not list them strictly in order. */
const EVENTS_OVERLAP_MS = MINUTE_MS
/** A first read looks back this far. Stripe lists events of the last 30 days. */
const EVENTS_BACK_MS = 2 * HOUR_MS
const EVENTS_AT_ONCE = 100

/** Compares an order with what Stripe knows of it, and plans the next time: until it has ended. */
export async function reconcileOrder(orderId: string, deps: ReconcileDeps): Promise<void> {
  const session = await deps.openStripe()
  const order = await deps.orders.get(orderId)
  if (order === null) return
  const now = deps.now()
  const work = { kind: 'order' as const, accountId: order.accountId, orderId }
  if (session === null) return deps.due.put(now + RUNNING_AGAIN_MS, work)
  const after = await compare(order, session, deps)
  await handOver(after, deps)
  if (after.checkout === 'expired' || after.purchase?.status === 'canceled') return
  await deps.due.put(now + (isSettled(after.checkout) ? RUNNING_AGAIN_MS : UNSETTLED_AGAIN_MS), work)
}

async function compare(
  order: StoredOrder,
  session: StripeSession,
  deps: ReconcileDeps,
): Promise<StoredOrder> {
  const { orderId, customerId } = order
  const found =
    order.stripeSubscriptionId ??
    (customerId === null ? null : (await findPurchase(session, customerId, orderId))?.id) ??
    null
  if (found === null) return expireIfOld(order, deps)
  const followed = (await followPurchase(orderId, found, session, deps)) ?? order
  if (followed.purchase !== null) await syncPurchase(orderId, session, deps)
  return (await deps.orders.get(orderId)) ?? followed
}

/** Nothing was made at Stripe for it, and nothing will be. */
async function expireIfOld(order: StoredOrder, { orders, now }: ReconcileDeps): Promise<StoredOrder> {
  if (isSettled(order.checkout) || now() < order.createdAt + EXPIRES_AFTER_MS) return order
  return orders.edit(order.orderId, (current) => ({ ...current, checkout: 'expired' }))
}

/** Reads the events since the last time, if that is five minutes ago: webhooks may have been lost. */
export async function reconcileEvents(deps: ReconcileDeps): Promise<void> {
  const now = deps.now()
  const readTo = (await deps.due.eventsReadTo()) ?? now - EVENTS_BACK_MS
  if (now - readTo < EVENTS_EVERY_MS) return
  const session = await deps.openStripe()
  if (session === null) return
  const gte = Math.floor((readTo - EVENTS_OVERLAP_MS) / SECOND_MS)
  const events = await listEvents(gte, session)
  for (const event of events) await applyEvent(event, session, deps)
  await deps.due.advanceEvents(now)
}

/** Oldest first. */
async function listEvents(gte: number, { api, options }: StripeSession) {
  const types = [...EVENT_TYPES]
  const all = []
  let starting_after: string | undefined
  do {
    const page = await api.events.list(
      { types, created: { gte }, limit: EVENTS_AT_ONCE, ...(starting_after && { starting_after }) },
      options(),
    )
    all.push(...page.data)
    starting_after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (starting_after !== undefined)
  return all.toReversed()
}
