import { type StripeTarget, stripeTarget } from '../../../shared/subscriptions/running-purchase.ts'
import { readFirstPayment, readPurchase, type StripePurchase } from '../../outside/stripe/purchases.ts'
import type { StripeSession } from '../../outside/stripe/stripe-session.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { FollowDeps } from './follow-purchase.ts'
import { subscriptionIdsOf } from './new-subscriptions.ts'
import { purchaseAfterStripe, purchasedPart } from './purchase-after-stripe.ts'

/**
 * Brings Stripe to what is left of a purchase, and then the purchase to what Stripe says. If more is cancelled
 * meanwhile, it starts again.
 */
export async function syncPurchase(orderId: string, session: StripeSession, deps: FollowDeps): Promise<void> {
  await untilUnchanged(async () => {
    const order = await deps.orders.get(orderId)
    if (order?.stripeSubscriptionId == null || order.purchase === null) return true
    const subscriptions = await deps.subscriptions.getMany(order.accountId, subscriptionIdsOf(order))
    const target = stripeTarget(subscriptions.map(purchasedPart))
    await bringTo(target, await readPurchase(session, order.stripeSubscriptionId), session)
    const stripe = await readPurchase(session, order.stripeSubscriptionId)
    const firstPayment = await readFirstPayment(session, stripe)
    const change = purchaseAfterStripe(order, subscriptions, { stripe, firstPayment, now: deps.now() })
    const saved = await deps.purchases.save({
      ...change,
      order: { ...change.order, isToSync: false },
      eventId: null,
    })
    return saved === 'changed' ? null : true
  }, deps.now)
}

const ENDED = new Set(['canceled', 'incomplete_expired'])

async function bringTo(target: StripeTarget, stripe: StripePurchase, session: StripeSession): Promise<void> {
  const { api, options } = session
  const isEnded = ENDED.has(stripe.state.status)
  if (target.kind === 'cancel') {
    if (!isEnded)
      await api.subscriptions.cancel(stripe.id, { prorate: false }, options(`${stripe.id}:cancel`))
    return voidOpenInvoices(stripe.id, session)
  }
  if (isEnded) return
  if (target.kind === 'end-with-period') {
    if (stripe.endsWithPeriod) return
    await api.subscriptions.update(stripe.id, { cancel_at_period_end: true }, options())
    return
  }
  const { quantity } = target
  const isRight = stripe.items.every((item) => item.quantity === quantity)
  if (isRight && !stripe.endsWithPeriod) return
  const items = stripe.items.map(({ id }) => ({ id, quantity }))
  const change = { items, cancel_at_period_end: false, proration_behavior: 'none' } as const
  await api.subscriptions.update(stripe.id, change, options())
}

/** They would stay payable after the cancellation. */
async function voidOpenInvoices(subscription: string, { api, options }: StripeSession): Promise<void> {
  const { data } = await api.invoices.list({ subscription, status: 'open', limit: 100 }, options())
  for (const { id } of data) await api.invoices.voidInvoice(id, {}, options(`${id}:void`))
}
