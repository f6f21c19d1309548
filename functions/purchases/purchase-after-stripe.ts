import { isDeepStrictEqual } from 'node:util'
import { checkoutOf, type FirstPayment, nextCheckout } from '../../shared/subscriptions/checkout.ts'
import { recurringCents } from '../../shared/subscriptions/prices.ts'
import {
  type PurchasedSubscription,
  purchaseAfter,
  type RunningPurchase,
  subscriptionAfter,
} from '../../shared/subscriptions/running-purchase.ts'
import type { StripePurchase } from '../outside/stripe/purchases.ts'
import type { BillingEntry } from '../stores/billing/billing-log.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import type { PurchaseChange } from '../stores/billing/purchases.ts'
import { type StoredSubscription, statusOf } from '../stores/billing/subscriptions.ts'
import { newSubscriptions, planTypeOf } from './new-subscriptions.ts'
import { mailsAfter } from './purchase-mails.ts'
import { isWaiting } from './waiting-account.ts'

type News = { stripe: StripePurchase; firstPayment: FirstPayment; now: number }

/** An order and its subscriptions, as they follow from Stripe's state. */
export function purchaseAfterStripe(
  order: StoredOrder,
  subscriptions: readonly StoredSubscription[],
  { stripe, firstPayment, now }: News,
): Omit<PurchaseChange, 'eventId'> {
  const checkout = nextCheckout(order.checkout, checkoutOf(firstPayment))
  const known = { ...order, checkout, customerId: stripe.customerId, stripeSubscriptionId: stripe.id }
  const nothing = { created: [], changed: [], due: [], details: null }
  if (checkout !== 'paid') return { order: known, ...nothing, entries: checkoutEntries(order, checkout, now) }
  const before = order.purchase
  const purchase = purchaseAfter(before ?? unpaid(order), stripe.state, now)
  const after = { ...known, purchase, card: stripe.card }
  const created =
    before === null
      ? newSubscriptions(order, purchase, now).map((one) => subscriptionOf(one, purchase, now))
      : []
  const changed = subscriptions
    .map((one) => [one, subscriptionOf(one, purchase, now)] as const)
    .filter(([one, next]) => isDifferent(one, next))
    .map(([, next]) => next)
  return {
    order: after,
    created,
    changed,
    entries: purchaseEntries(order, purchase, { isTrial: stripe.state.status === 'trialing', now }),
    due: mailsAfter({ before: order, after, hasEnded: changed.some(isCanceled) }, now),
    details: before === null && !isWaiting(order) ? detailsOf(order) : null,
  }
}

const detailsOf = ({ firstName, lastName, phone }: StoredOrder) => ({ firstName, lastName, phone })

const isCanceled = (one: StoredSubscription) => statusOf(one) === 'canceled'

const unpaid = (order: StoredOrder): RunningPurchase => ({
  status: 'active',
  planType: planTypeOf(order),
  nextBillingAt: null,
  paymentFailedAt: null,
  trackedUntil: null,
  canceledAt: null,
})

/** The part of a stored subscription that its purchase decides. */
export const purchasedPart = (stored: StoredSubscription): PurchasedSubscription => ({
  status: statusOf(stored),
  cancelledAt: stored.cancelledAt ?? null,
  endsAt: stored.endsAt ?? null,
  paymentFailedAt: stored.paymentFailedAt ?? null,
  trackedUntil: stored.trackedUntil ?? null,
  nextBillingAt: stored.nextBillingAt ?? null,
})

function subscriptionOf(
  stored: StoredSubscription,
  purchase: RunningPurchase,
  now: number,
): StoredSubscription {
  const next = { ...stored, ...subscriptionAfter(purchasedPart(stored), purchase, now) }
  if (next.status === 'canceled') return next
  const plan = stored.marineSupport ? 'marine' : purchase.planType
  return { ...next, planType: purchase.planType, amountCents: recurringCents({ plan, quantity: 1 }) }
}

const isDifferent = (one: StoredSubscription, other: StoredSubscription): boolean =>
  one.planType !== other.planType || !isDeepStrictEqual(purchasedPart(one), purchasedPart(other))

function checkoutEntries(order: StoredOrder, checkout: string, now: number): BillingEntry[] {
  const { accountId, orderId, firstChargeCents } = order
  if (checkout === order.checkout || (checkout !== 'declined' && checkout !== 'expired')) return []
  return [{ accountId, at: now, kind: checkout, about: orderId, cents: firstChargeCents }]
}

/** Entries about the purchase itself: each later invoice is logged as it is paid. A trial is a month at no cost. */
function purchaseEntries(
  { accountId, orderId, purchase: before, firstChargeCents }: StoredOrder,
  after: RunningPurchase,
  { isTrial, now }: { isTrial: boolean; now: number },
): BillingEntry[] {
  const entry = (kind: BillingEntry['kind'], cents: number | null): BillingEntry[] => [
    { accountId, at: now, kind, about: orderId, cents },
  ]
  const isNowCanceled = after.status === 'canceled' && before?.status !== 'canceled'
  if (before === null)
    return [...entry('paid', firstChargeCents), ...(isNowCanceled ? entry('purchase-canceled', null) : [])]
  if (isNowCanceled) return entry('purchase-canceled', null)
  if (after.status === 'past_due' && before.status !== 'past_due') return entry('payment-failed', null)
  if (after.status === 'active' && before.status === 'past_due') return entry('recovered', null)
  if (after.planType !== before.planType) return entry('plan-switched', null)
  return isTrial && after.nextBillingAt !== before.nextBillingAt ? entry('month-granted', null) : []
}
