import { randomUUID } from 'node:crypto'
import { CATALOG } from '../../../../shared/subscriptions/catalog.ts'
import { stripeTarget } from '../../../../shared/subscriptions/running-purchase.ts'
import { SECOND_MS, toIso } from '../../../../shared/time.ts'
import { readPurchase, type StripePurchase } from '../../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { followPurchase } from '../../../purchases/follow-purchase.ts'
import { subscriptionIdsOf } from '../../../purchases/new-subscriptions.ts'
import { purchasedPart } from '../../../purchases/purchase-after-stripe.ts'
import { withStripe } from '../../../purchases/with-stripe.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import type { BillingDeps } from './billing-deps.ts'
import { listCards } from './saved-cards.ts'

/** Today's price of switching the whole purchase of a subscription to the annual plan, as Stripe works it out. */
export function previewAnnual(accountId: string, subscriptionId: string, deps: BillingDeps) {
  return withStripe(deps, async (session) => {
    const found = await monthlyPurchase(accountId, subscriptionId, session, deps)
    if ('refused' in found) return found
    const { stripe, quantity } = found
    const change = await annualChange(stripe, quantity, session)
    const preview = await session.api.invoices.createPreview(
      { subscription: stripe.id, subscription_details: change },
      session.options(),
    )
    const renewsAt = preview.lines.data.map(({ period }) => period.end)
    return {
      reply: {
        amountDueCents: preview.amount_due,
        quantity,
        renewsAt: toIso(Math.max(0, ...renewsAt) * SECOND_MS),
      },
    }
  })
}

/** Switches the whole purchase of a subscription to the annual plan: the year starts and is paid now, or nothing changes. */
export function switchToAnnual(accountId: string, subscriptionId: string, deps: BillingDeps) {
  return withStripe(deps, async (session) => {
    const found = await monthlyPurchase(accountId, subscriptionId, session, deps)
    if ('refused' in found) return found
    const { order, stripe, quantity } = found
    const change = await annualChange(stripe, quantity, session)
    try {
      await session.api.subscriptions.update(
        stripe.id,
        { ...change, payment_behavior: 'error_if_incomplete' },
        // its own for each try: a key whose payment was declined would be declined again
        session.options(`${order.orderId}:annual:${randomUUID()}`),
      )
    } catch (error) {
      // without a card, or canceled meanwhile
      if (stripeFailure(error)?.kind !== 'refused' || order.customerId === null) throw error
      const cards = await listCards(session, order.customerId)
      return { refused: cards.length === 0 ? 'no-card' : 'plan-not-switchable' } as const
    }
    await followPurchase(order.orderId, stripe.id, session, deps)
    return { reply: { success: true } } as const
  })
}

type MonthlyPurchase = { order: StoredOrder; stripe: StripePurchase; quantity: number }

async function monthlyPurchase(
  accountId: string,
  subscriptionId: string,
  session: StripeSession,
  deps: BillingDeps,
): Promise<MonthlyPurchase | { refused: 'not-found' | 'plan-not-switchable' }> {
  const subscription = await deps.subscriptions.get(accountId, subscriptionId)
  if (subscription === null) return { refused: 'not-found' }
  const order = subscription.orderId === undefined ? null : await deps.orders.get(subscription.orderId)
  const { purchase, stripeSubscriptionId } = order ?? {}
  if (
    order === null ||
    purchase?.status !== 'active' ||
    purchase.planType !== 'monthly' ||
    !stripeSubscriptionId
  )
    return { refused: 'plan-not-switchable' }
  const all = await deps.subscriptions.getMany(accountId, subscriptionIdsOf(order))
  const target = stripeTarget(all.map(purchasedPart))
  if (target.kind !== 'renew') return { refused: 'plan-not-switchable' }
  return { order, stripe: await readPurchase(session, stripeSubscriptionId), quantity: target.quantity }
}

/** A month at no cost is a trial at Stripe, which ends with the switch like a month that was paid. */
async function annualChange({ items, state }: StripePurchase, quantity: number, session: StripeSession) {
  const price = await session.priceId(CATALOG.annual.lookupKey)
  return {
    items: items.map(({ id }) => ({ id, price, quantity })),
    proration_behavior: 'none' as const,
    ...(state.status === 'trialing' && { trial_end: 'now' as const }),
  }
}
