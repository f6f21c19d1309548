import type Stripe from 'stripe'
import { HOUR_MS, SECOND_MS } from '../../../../../shared/time.ts'
import { type Account, accountRecord } from '../account.ts'
import { idIn } from '../api/find.ts'
import { endOf } from '../resources/new-item.ts'
import { recurringOf } from '../resources/ordered.ts'
import { collectOrRetry } from './dunning.ts'
import { endSubscription } from './end-subscription.ts'
import { invoiceSubscription, voidInvoice } from './invoicing.ts'
import { periodEnd } from './periods.ts'

/** How long the first payment of a subscription may take. */
const INCOMPLETE_S = 23 * 3_600

const MINUTE_S = 60

/** Something that happens by itself at a time (epoch seconds). */
type Due = { at: number; run: () => void }

/** Moves Stripe's clock ahead. What was due on the way happens at its time, in order. */
export function advance(account: Account, hours: number): void {
  const { clockAheadMs } = accountRecord(account)
  account.store.change('account', 'account', { clockAheadMs: clockAheadMs + hours * HOUR_MS })
  runDue(account)
}

/** Before a request is answered: looks at all subscriptions once a minute only. */
export function runDueEachMinute(account: Account): void {
  if (account.now() >= account.dueCheckedAt + MINUTE_S) runDue(account)
}

function runDue(account: Account): void {
  account.dueCheckedAt = account.now()
  for (let due = nextDue(account); due !== null && due.at <= account.now(); due = nextDue(account))
    account.at(due.at, due.run)
  account.commit()
}

/** In how many hours the next renewal is; `null` without a subscription that renews. */
export function hoursToRenewal(account: Account): number | null {
  const ends = account.store
    .list('subscription')
    .filter(({ status, cancel_at }) => renews(status) && cancel_at === null)
    .map(({ items }) => endOf(items.data))
  const next = Math.min(...ends)
  return Number.isFinite(next) ? ((next - account.now()) * SECOND_MS) / HOUR_MS : null
}

const RENEWING: readonly Stripe.Subscription.Status[] = ['active', 'past_due', 'trialing']
const renews = (status: Stripe.Subscription.Status) => RENEWING.includes(status)

function nextDue(account: Account): Due | null {
  const dues = [
    ...account.store.list('subscription').flatMap((one) => dueOf(account, one)),
    ...account.store.list('invoice').flatMap((one) => retryOf(account, one)),
  ]
  return dues.reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null)
}

function dueOf(account: Account, subscription: Stripe.Subscription): Due[] {
  const { status, cancel_at, created, items } = subscription
  if (status === 'incomplete')
    return [{ at: created + INCOMPLETE_S, run: () => expire(account, subscription) }]
  if (!renews(status)) return []
  const end = endOf(items.data)
  if (cancel_at === null || cancel_at > end) return [{ at: end, run: () => renew(account, subscription) }]
  const details = { comment: null, reason: 'cancellation_requested' } as const
  return [{ at: cancel_at, run: () => void endSubscription(account, subscription, 'canceled', details) }]
}

function retryOf(account: Account, invoice: Stripe.Invoice): Due[] {
  const { status, next_payment_attempt } = invoice
  if (status !== 'open' || next_payment_attempt === null) return []
  const retry = () => {
    // a try without a result would come again without end
    account.store.change('invoice', invoice.id, { next_payment_attempt: null })
    collectOrRetry(account, invoice)
  }
  return [{ at: next_payment_attempt, run: retry }]
}

/** The first payment was not made in time. */
function expire(account: Account, subscription: Stripe.Subscription): void {
  endSubscription(account, subscription, 'incomplete_expired', { comment: null, reason: null })
  const invoice = account.store.get('invoice', idIn(subscription.latest_invoice) ?? '')
  if (invoice?.status === 'open') voidInvoice(account, invoice)
}

/** The next period starts, and is charged. A trial ends with that. */
function renew(account: Account, { id, status, billing_cycle_anchor, items }: Stripe.Subscription): void {
  const data = items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(billing_cycle_anchor, recurringOf(item.price), item.current_period_end),
  }))
  const renewed = account.store.change('subscription', id, {
    items: { ...items, data },
    status: status === 'trialing' ? 'active' : status,
  })
  account.emit('customer.subscription.updated', renewed)
  const invoice = invoiceSubscription(account, renewed, 'subscription_cycle')
  if (invoice.status === 'open') collectOrRetry(account, invoice)
}
