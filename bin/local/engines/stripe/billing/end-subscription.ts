import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { subscriptionIdOf } from './settle-invoice.ts'

/** Ends a subscription for good. Its open invoices stay payable, but are not collected any more. */
export function endSubscription(
  account: Account,
  { id, canceled_at }: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
  details: { comment: string | null; reason: Stripe.Subscription.CancellationDetails.Reason | null },
): Stripe.Subscription {
  const now = account.now()
  const ended = account.store.change('subscription', id, {
    status,
    ended_at: now,
    canceled_at: canceled_at ?? now,
    cancellation_details: { feedback: null, feedback_option: null, ...details },
  })
  for (const invoice of account.store.list('invoice'))
    if (invoice.status === 'open' && subscriptionIdOf(invoice) === id)
      account.store.change('invoice', invoice.id, { auto_advance: false, next_payment_attempt: null })
  // Stripe reports an unpaid first invoice as a change
  account.emit(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    ended,
  )
  return ended
}
