import { type SubscriptionStatus, TRACKED_PAST_DUE_MS } from './subscription.ts'

/** A paid purchase: one subscription at Stripe, to which several of ours belong. Times are epoch ms. */
export type RunningPurchase = {
  status: SubscriptionStatus
  planType: 'monthly' | 'annual'
  /** When the next period starts. */
  nextBillingAt: number | null
  /** When the payment of this period failed first. */
  paymentFailedAt: number | null
  /** Until when devices are tracked although a payment failed. */
  trackedUntil: number | null
  canceledAt: number | null
}

/** The subscription at Stripe, read when a webhook arrives, whose own content may be outdated. */
export type StripeState = {
  status: string
  planType: 'monthly' | 'annual'
  periodEndsAt: number | null
  /** When the unpaid invoice was finalized. */
  unpaidSince: number | null
  endedAt: number | null
}

const STATUS: Partial<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
}

/** The purchase after the state at Stripe was read. A canceled one stays canceled. */
export function purchaseAfter(before: RunningPurchase, stripe: StripeState, now: number): RunningPurchase {
  if (before.status === 'canceled') return before
  const status = STATUS[stripe.status] ?? before.status
  const { planType } = stripe
  if (status === 'canceled')
    return { ...before, planType, status, nextBillingAt: null, canceledAt: stripe.endedAt ?? now }
  const paid = { status, planType, nextBillingAt: stripe.periodEndsAt, canceledAt: null }
  if (status === 'active') return { ...paid, paymentFailedAt: null, trackedUntil: null }
  const paymentFailedAt = stripe.unpaidSince ?? before.paymentFailedAt ?? now
  return { ...paid, paymentFailedAt, trackedUntil: paymentFailedAt + TRACKED_PAST_DUE_MS }
}

/** A subscription of a purchase. `endsAt`: its owner has cancelled it for the end of the paid period. */
export type PurchasedSubscription = {
  status: SubscriptionStatus
  cancelledAt: number | null
  endsAt: number | null
  paymentFailedAt: number | null
  trackedUntil: number | null
  nextBillingAt: number | null
}

/** A subscription as its purchase decides it. A canceled one stays canceled, whatever the purchase does. */
export function subscriptionAfter<One extends PurchasedSubscription>(
  before: One,
  purchase: RunningPurchase,
  now: number,
): One {
  if (before.status === 'canceled') return before
  if (purchase.status === 'canceled') return cancelNow(before, purchase.canceledAt ?? now)
  if (before.endsAt !== null && before.endsAt <= now) return cancelNow(before, before.endsAt)
  const { status, paymentFailedAt, trackedUntil } = purchase
  const nextBillingAt = before.endsAt === null ? purchase.nextBillingAt : null
  return { ...before, status, paymentFailedAt, trackedUntil, nextBillingAt }
}

/** Cancelling is one-way and takes effect at once. */
export const cancelNow = <One extends PurchasedSubscription>(before: One, now: number): One =>
  before.status === 'canceled'
    ? before
    : {
        ...before,
        status: 'canceled',
        cancelledAt: now,
        endsAt: null,
        trackedUntil: null,
        nextBillingAt: null,
      }

/** Lets it run until the paid period ends. One whose payment failed has no paid period, and ends now. */
export function cancelAtPeriodEnd<One extends PurchasedSubscription>(before: One, now: number): One {
  if (before.status === 'canceled' || before.endsAt !== null) return before
  if (before.status === 'past_due' || before.nextBillingAt === null) return cancelNow(before, now)
  return { ...before, endsAt: before.nextBillingAt, nextBillingAt: null }
}

/**
 * The count to set on the subscription at Stripe: what is left, never "one less", so that repeating it is safe.
 */
export type StripeTarget =
  | { kind: 'renew'; quantity: number }
  /** All that are left end with the paid period. */
  | { kind: 'end-with-period' }
  | { kind: 'cancel' }

export function stripeTarget(
  subscriptions: readonly Pick<PurchasedSubscription, 'status' | 'endsAt'>[],
): StripeTarget {
  const left = subscriptions.filter(({ status }) => status !== 'canceled')
  const quantity = left.filter(({ endsAt }) => endsAt === null).length
  if (quantity > 0) return { kind: 'renew', quantity }
  return { kind: left.length > 0 ? 'end-with-period' : 'cancel' }
}
