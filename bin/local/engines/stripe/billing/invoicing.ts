import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { find, idIn } from '../api/find.ts'
import { newId } from '../ids.ts'
import { newInvoice, nextNumber } from '../resources/new-invoice.ts'
import type { Charged } from '../resources/new-invoice-line.ts'
import { newInvoicePayment, newPaymentIntent } from '../resources/new-payment-intent.ts'
import type { Ordered } from '../resources/ordered.ts'
import { charge } from './payments.ts'
import { markPaid, paymentOf, subscriptionIdOf } from './settle-invoice.ts'

/** Creates the invoice of a period with its payment intent, which waits for a card. One over nothing is paid at once. */
export function invoiceSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  once: readonly Ordered[] = [],
): Stripe.Invoice {
  const { store } = account
  const customer = find(account, 'customer', idIn(subscription.customer) ?? '')
  const charged: Charged[] = [
    ...subscription.items.data.map((item) => ({ price: item.price, quantity: item.quantity ?? 1, item })),
    ...once.map((one) => ({ ...one, item: null })),
  ]
  const open = newInvoice(account, { id: newId('in'), customer, subscription, charged, reason })
  const invoice = store.put('invoice', { ...open, number: nextNumber(account) })
  store.change('subscription', subscription.id, { latest_invoice: invoice.id })
  account.emit('invoice.created', invoice)
  account.emit('invoice.finalized', invoice)
  if (invoice.total === 0) {
    markPaid(account, invoice, null)
    return find(account, 'invoice', invoice.id)
  }
  const intent = store.put('payment_intent', newPaymentIntent(account, invoice))
  store.put('invoice_payment', newInvoicePayment(account, invoice, intent.id))
  account.emit('payment_intent.created', intent)
  return invoice
}

/** The payment intent of an invoice. */
export function intentOf(account: Account, invoiceId: string): Stripe.PaymentIntent {
  const payment = account.store
    .list('invoice_payment')
    .find(({ invoice, is_default }) => invoice === invoiceId && is_default)
  return find(account, 'payment_intent', idIn(payment?.payment.payment_intent) ?? '')
}

/** The card that Stripe charges without the payer: the subscription's, or its customer's. */
export function defaultCardOf(account: Account, invoice: Stripe.Invoice): Stripe.PaymentMethod | undefined {
  const { store } = account
  const subscription = store.get('subscription', subscriptionIdOf(invoice))
  const customer = store.get('customer', idIn(invoice.customer) ?? '')
  const id =
    idIn(subscription?.default_payment_method) ?? idIn(customer?.invoice_settings.default_payment_method)
  return store.get('payment_method', id ?? '')
}

/** Charges an open invoice without asking the payer. Returns whether it was paid. */
export function collect(account: Account, invoice: Stripe.Invoice): boolean {
  const intent = intentOf(account, invoice.id)
  const card = defaultCardOf(account, invoice)
  const charged = card ? charge(account, intent, card, null) : null
  if (charged?.verdict.kind === 'accepted') return true
  recordFailure(account, invoice, charged?.intent ?? intent)
  return false
}

/** The invoice stays open: it was tried once more, or waits for the payer. */
export function recordFailure(account: Account, { id }: Stripe.Invoice, intent: Stripe.PaymentIntent): void {
  const before = find(account, 'invoice', id)
  if (intent.status === 'requires_action') {
    account.emit('invoice.payment_action_required', before)
    return
  }
  const invoice = account.store.change('invoice', id, {
    attempted: true,
    attempt_count: before.attempt_count + 1,
  })
  account.emit('invoice.payment_failed', invoice)
  if (intent.last_payment_error?.code === 'authentication_required')
    account.emit('invoice.payment_action_required', invoice)
}

/** The same for the invoice that a payment intent belongs to. */
export function recordFailureOf(account: Account, intent: Stripe.PaymentIntent): void {
  const invoice = account.store.get('invoice', idIn(paymentOf(account, intent.id)?.invoice) ?? '')
  if (invoice) recordFailure(account, invoice, intent)
}

/** An invoice that is not to be paid any more: its payment intent is cancelled with it. */
export function voidInvoice(account: Account, { id, status_transitions }: Stripe.Invoice): Stripe.Invoice {
  const now = account.now()
  const invoice = account.store.change('invoice', id, {
    status: 'void',
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...status_transitions, voided_at: now },
  })
  const intent = intentOf(account, id)
  const canceled = account.store.change('payment_intent', intent.id, {
    status: 'canceled',
    canceled_at: now,
    cancellation_reason: 'void_invoice',
    next_action: null,
  })
  for (const payment of account.store.list('invoice_payment'))
    if (payment.invoice === id)
      account.store.change('invoice_payment', payment.id, {
        status: 'canceled',
        status_transitions: { canceled_at: now, paid_at: null },
      })
  account.emit('payment_intent.canceled', canceled)
  account.emit('invoice.voided', invoice)
  return invoice
}
