import { DAY_MS } from '../../shared/time.ts'
import type { StoredOrder } from '../stores/billing/orders.ts'
import type { BillingMail, DueWork } from '../stores/due-work.ts'

const WARN_BEFORE_END_MS = 3 * DAY_MS
/** An annual renewal, and the expiry of a card, are announced this long before. */
const ANNOUNCE_MS = 30 * DAY_MS

type Due = { dueAt: number; work: DueWork }

type Change = {
  before: StoredOrder
  after: StoredOrder
  /** Whether Stripe has ended subscriptions that nobody had cancelled. */
  hasEnded: boolean
}

/** The mails that follow from what has changed of a paid order, each at its time. */
export function mailsAfter({ before, after, hasEnded }: Change, now: number): Due[] {
  const { accountId, orderId, email, purchase, card } = after
  if (purchase === null) return []
  const mail = (kind: BillingMail, dueAt: number, since: number): Due => ({
    dueAt: Math.max(dueAt, now),
    work: { kind: 'billingMail', accountId, orderId, mail: kind, since },
  })
  const due: Due[] = []
  if (before.purchase === null) {
    due.push({ dueAt: now, work: { kind: 'orderNotice', accountId, orderId } })
    if (email !== null) due.push(mail('welcome', now, now))
  }
  const { status, planType, paymentFailedAt: failedAt, trackedUntil, nextBillingAt } = purchase
  if (
    status === 'past_due' &&
    failedAt !== null &&
    trackedUntil !== null &&
    failedAt !== before.purchase?.paymentFailedAt
  )
    due.push(
      mail('payment-failed', now, failedAt),
      mail('tracking-ends-soon', trackedUntil - WARN_BEFORE_END_MS, failedAt),
      mail('tracking-ended', trackedUntil, failedAt),
    )
  if (hasEnded && failedAt !== null) due.push(mail('ended-unpaid', now, failedAt))
  const renewsAnew = nextBillingAt !== before.purchase?.nextBillingAt
  if (status === 'active' && planType === 'annual' && nextBillingAt !== null && renewsAnew)
    due.push(mail('renews-soon', nextBillingAt - ANNOUNCE_MS, nextBillingAt))
  if (status !== 'canceled' && card !== null && card.expiresAt !== before.card?.expiresAt)
    due.push(mail('card-expires', card.expiresAt - ANNOUNCE_MS, card.expiresAt))
  return due
}
