import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idIn } from '../api/find.ts'

/** The invoice payment that belongs to a payment intent. */
export const paymentOf = ({ store }: Account, intentId: string) =>
  store.list('invoice_payment').find(({ payment }) => payment.payment_intent === intentId)

export const subscriptionIdOf = ({ parent }: Stripe.Invoice) =>
  idIn(parent?.subscription_details?.subscription) ?? ''

/** A payment intent has succeeded: its invoice is paid, and its subscription active. */
export function settleInvoice(account: Account, intent: Stripe.PaymentIntent): void {
  const payment = paymentOf(account, intent.id)
  const invoice = account.store.get('invoice', idIn(payment?.invoice) ?? '')
  if (payment === undefined || invoice === undefined) return
  const now = account.now()
  account.store.change('invoice_payment', payment.id, {
    status: 'paid',
    amount_paid: intent.amount,
    status_transitions: { canceled_at: null, paid_at: now },
  })
  markPaid(account, invoice, idIn(intent.payment_method))
}

export function markPaid(account: Account, invoice: Stripe.Invoice, paymentMethod: string | null): void {
  const paid = account.store.change('invoice', invoice.id, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  })
  account.emit('invoice.paid', paid)
  account.emit('invoice.payment_succeeded', paid)
  activate(account, subscriptionIdOf(invoice), paymentMethod)
}

const PAYABLE: readonly Stripe.Subscription.Status[] = ['incomplete', 'past_due', 'unpaid']

function activate(account: Account, subscriptionId: string, paymentMethod: string | null): void {
  const subscription = account.store.get('subscription', subscriptionId)
  if (subscription === undefined || !PAYABLE.includes(subscription.status)) return
  // as with Stripe, the newest invoice decides
  const latest = account.store.get('invoice', idIn(subscription.latest_invoice) ?? '')
  if (latest?.status === 'open') return
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  const active = account.store.change('subscription', subscriptionId, {
    status: 'active',
    ...(saves && paymentMethod !== null && { default_payment_method: paymentMethod }),
  })
  account.emit('customer.subscription.updated', active)
}
