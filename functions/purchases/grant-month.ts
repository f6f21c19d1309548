import { monthAfter } from '../../shared/subscriptions/free-month.ts'
import { stripeTarget } from '../../shared/subscriptions/running-purchase.ts'
import { SECOND_MS, toIsoOrNull } from '../../shared/time.ts'
import { readPurchase } from '../outside/stripe/purchases.ts'
import { isStripeError, stripeFailure } from '../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import { type FollowDeps, followPurchase, subscriptionsOf } from './follow-purchase.ts'
import { purchasedPart } from './purchase-after-stripe.ts'

type Grant = {
  accountId: string
  orderId: string
  /** One id for each decision to grant a month: repeated under it, nothing more is granted. */
  grantId: string
  /** The end of the period (ISO UTC) as whoever decided saw it, and a month later. */
  seen: string
  next: string
}

type Granted = { order: StoredOrder } | { refused: 'not-found' | 'nothing-to-extend' | 'period-changed' }

/**
 * Lets all subscriptions of a purchase that renew run a month longer at no cost. At Stripe this is a trial, which moves
 * the end of the paid period. `period-changed`: that is not as it was seen, as when somebody else has just granted one.
 */
export async function grantMonth(
  { accountId, orderId, ...grant }: Grant,
  session: StripeSession,
  deps: FollowDeps,
): Promise<Granted> {
  const order = await deps.orders.get(orderId)
  if (order === null || order.accountId !== accountId) return { refused: 'not-found' }
  const { purchase, stripeSubscriptionId } = order
  if (purchase?.status !== 'active' || stripeSubscriptionId === null) return { refused: 'nothing-to-extend' }
  const subscriptions = await subscriptionsOf(order, deps)
  if (stripeTarget(subscriptions.map(purchasedPart)).kind !== 'renew') return { refused: 'nothing-to-extend' }
  const { state, monthGrantId } = await readPurchase(session, stripeSubscriptionId)
  const isAsSeen = toIsoOrNull(state.periodEndsAt) === grant.seen && grant.next === monthAfter(grant.seen)
  const isDone = monthGrantId === grant.grantId
  const refused = isDone
    ? null
    : isAsSeen
      ? await startTrial(stripeSubscriptionId, grant, session)
      : 'period-changed'
  const followed = await followPurchase(orderId, stripeSubscriptionId, session, deps)
  return refused === null ? { order: followed ?? order } : { refused }
}

/** The key is that of the period: of two grants at the same time Stripe lets one through, and refuses the other. */
async function startTrial(
  id: string,
  { grantId, seen, next }: Omit<Grant, 'accountId' | 'orderId'>,
  { api, options }: StripeSession,
): Promise<'period-changed' | 'nothing-to-extend' | null> {
  try {
    await api.subscriptions.update(
      id,
      {
        trial_end: Date.parse(next) / SECOND_MS,
        proration_behavior: 'none',
        metadata: { monthGrantId: grantId },
      },
      options(`${id}:month:${seen}`),
    )
    return null
  } catch (error) {
    if (isStripeError(error) && error.type === 'StripeIdempotencyError') return 'period-changed'
    if (stripeFailure(error)?.kind === 'refused') return 'nothing-to-extend'
    throw error
  }
}
