import { type StripeTarget, stripeTarget } from '../../shared/subscriptions/running-purchase.ts'
import { readFirstPayment, readPurchase, type StripePurchase } from '../outside/stripe/purchases.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'
import { type FollowDeps, saveNews, subscriptionsOf } from './follow-purchase.ts'
import { purchasedPart } from './purchase-after-stripe.ts'

/**
 * Brings Stripe to what is left of a purchase, and then the purchase to what Stripe says. If more is cancelled
 * meanwhile, it starts again. Returns the order; `null` if there is none, or nothing was paid for it.
 */
export async function syncPurchase(
  orderId: string,
  session: StripeSession,
  deps: FollowDeps,
): Promise<StoredOrder | null> {
  const synced = await untilUnchanged(async () => {
    const order = await deps.orders.get(orderId)
    if (order?.stripeSubscriptionId == null || order.purchase === null) return { order: null }
    const subscriptions = await subscriptionsOf(order, deps)
    const target = stripeTarget(subscriptions.map(purchasedPart))
    const before = await readPurchase(session, order.stripeSubscriptionId)
    const hasChangedStripe = await bringTo(target, before, session)
    const stripe = hasChangedStripe ? await readPurchase(session, before.id) : before
    const firstPayment = await readFirstPayment(session, stripe)
    return saveNews(order, subscriptions, { stripe, firstPayment, eventId: null, hasChangedStripe }, deps)
  }, deps.now)
  return synced.order
}

const ENDED = new Set(['canceled', 'incomplete_expired'])

/** Returns whether Stripe's subscription was changed. */
async function bringTo(
  target: StripeTarget,
  stripe: StripePurchase,
  session: StripeSession,
): Promise<boolean> {
  const { api, options } = session
  const isEnded = ENDED.has(stripe.state.status)
  if (target.kind === 'cancel') {
    if (!isEnded)
      await api.subscriptions.cancel(stripe.id, { prorate: false }, options(`${stripe.id}:cancel`))
    await voidOpenInvoices(stripe.id, session)
    return !isEnded
  }
  if (isEnded) return false
  if (target.kind === 'end-with-period') {
    if (stripe.endsWithPeriod) return false
    await api.subscriptions.update(stripe.id, { cancel_at_period_end: true }, options())
    return true
  }
  const { quantity } = target
  const isRight = stripe.items.every((item) => item.quantity === quantity)
  if (isRight && !stripe.endsWithPeriod) return false
  const items = stripe.items.map(({ id }) => ({ id, quantity }))
  const change = { items, cancel_at_period_end: false, proration_behavior: 'none' } as const
  await api.subscriptions.update(stripe.id, change, options())
  return true
}

/** Voids invoices that could still be paid after the cancellation. */
async function voidOpenInvoices(subscription: string, { api, options }: StripeSession): Promise<void> {
  const { data } = await api.invoices.list({ subscription, status: 'open', limit: 100 }, options())
  for (const { id } of data) await api.invoices.voidInvoice(id, {}, options(`${id}:void`))
}
