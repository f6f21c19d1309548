import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { find } from '../api/find.ts'
import { endSubscription } from './end-subscription.ts'
import { collect } from './invoicing.ts'
import { subscriptionIdOf } from './settle-invoice.ts'

const DAY_S = 86_400
/** Days after the first failure. When the last try fails, the subscription ends. */
const RETRIED_AFTER_DAYS = [3, 8, 15, 21]

/** Charges an invoice without the payer. After a failure its subscription is past due, and the charge is tried again. */
export function collectOrRetry(account: Account, invoice: Stripe.Invoice): void {
  if (collect(account, invoice)) return
  const retries = RETRIED_AFTER_DAYS.map((days) => invoice.created + days * DAY_S)
  const next = retries.find((at) => at > account.now())
  const subscription = find(account, 'subscription', subscriptionIdOf(invoice))
  if (next === undefined) {
    const details = { comment: null, reason: 'payment_failed' } as const
    endSubscription(account, subscription, 'canceled', details)
    return
  }
  account.store.change('invoice', invoice.id, { next_payment_attempt: next })
  if (subscription.status === 'past_due') return
  const pastDue = account.store.change('subscription', subscription.id, { status: 'past_due' })
  account.emit('customer.subscription.updated', pastDue)
}
