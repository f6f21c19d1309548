import { isDeepStrictEqual } from 'node:util'
import type { FirstPayment } from '../../shared/subscriptions/checkout.ts'
import { readFirstPayment, readPurchase, type StripePurchase } from '../outside/stripe/purchases.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import type { OrderStore, StoredOrder } from '../stores/billing/orders.ts'
import type { PurchaseChange, PurchaseStore } from '../stores/billing/purchases.ts'
import type { StoredSubscription, SubscriptionStore } from '../stores/billing/subscriptions.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import { subscriptionIdsOf } from './new-subscriptions.ts'
import { purchaseAfterStripe } from './purchase-after-stripe.ts'

export type FollowDeps = {
  orders: Pick<OrderStore, 'get'>
  purchases: Pick<PurchaseStore, 'save'>
  subscriptions: Pick<SubscriptionStore, 'getMany'>
  now: () => number
}

/** Stripe's report about a purchase. */
export type News = {
  stripe: StripePurchase
  firstPayment: FirstPayment
  /** The event that brought it, if one did. */
  eventId: string | null
  /** Stripe was changed to fit the order, which therefore must not have changed since. */
  hasChangedStripe: boolean
}

/**
 * Brings an order to what Stripe says of it: first the order is read, then Stripe, and it is saved if the order has not
 * changed in between. So the order of events does not matter, and an old one changes nothing. Returns the order;
 * `null` if there is none.
 */
export async function followPurchase(
  orderId: string,
  stripeSubscriptionId: string,
  session: StripeSession,
  deps: FollowDeps,
  eventId: string | null = null,
): Promise<StoredOrder | null> {
  const followed = await untilUnchanged(async () => {
    const order = await deps.orders.get(orderId)
    if (order === null) return { order: null }
    const subscriptions = await subscriptionsOf(order, deps)
    const stripe = await readPurchase(session, stripeSubscriptionId)
    if (!belongs(order, stripe)) return { order: null }
    const firstPayment = await readFirstPayment(session, stripe)
    const news = { stripe, firstPayment, eventId, hasChangedStripe: false }
    return saveNews(order, subscriptions, news, deps)
  }, deps.now)
  return followed.order
}

/** The subscriptions that a paid order has brought. */
export const subscriptionsOf = async (
  order: StoredOrder,
  { subscriptions }: Pick<FollowDeps, 'subscriptions'>,
): Promise<StoredSubscription[]> =>
  order.purchase === null ? [] : subscriptions.getMany(order.accountId, subscriptionIdsOf(order))

/** Saves what was read of a purchase after its order was. `null` if the order has changed since. */
export async function saveNews(
  order: StoredOrder,
  subscriptions: readonly StoredSubscription[],
  { stripe, firstPayment, eventId, hasChangedStripe }: News,
  deps: Pick<FollowDeps, 'purchases' | 'now'>,
): Promise<{ order: StoredOrder } | null> {
  const change = purchaseAfterStripe(order, subscriptions, { stripe, firstPayment, now: deps.now() })
  if (eventId === null && !hasChangedStripe && isNothing(order, change)) return { order }
  const saved = await deps.purchases.save({ ...change, eventId })
  if (saved === 'changed') return null
  return { order: saved === 'repeated' ? order : saved }
}

/** A subscription that names an order it was not created for is not ours. */
const belongs = (order: StoredOrder, stripe: StripePurchase): boolean =>
  stripe.orderId === order.orderId &&
  (order.stripeSubscriptionId === null || order.stripeSubscriptionId === stripe.id)

const isNothing = (
  before: StoredOrder,
  { order, changed, created }: Omit<PurchaseChange, 'eventId'>,
): boolean => changed.length === 0 && created.length === 0 && isDeepStrictEqual(before, order)
