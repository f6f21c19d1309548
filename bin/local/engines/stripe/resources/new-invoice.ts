import type Stripe from 'stripe'
import { type Account, accountRecord } from '../account.ts'
import { wholeList } from '../api/lists.ts'
import { type Charged, newInvoiceLine } from './new-invoice-line.ts'

type NewInvoice = {
  id: string
  customer: Stripe.Customer
  subscription: Stripe.Subscription
  charged: readonly Charged[]
  reason: Stripe.Invoice.BillingReason
}

/** An open invoice of a subscription: the stand-in finalizes at once what Stripe leaves a draft for an hour. */
export function newInvoice(account: Account, { id, customer, subscription, charged, reason }: NewInvoice) {
  const now = account.now()
  const lines = charged.map((one) => newInvoiceLine(one, id, subscription, now))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice: Stripe.Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Vectra',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${account.siteUrl}/_local/stripe/invoices/${id}.pdf`,
    invoice_pdf: `${account.siteUrl}/_local/stripe/invoices/${id}.pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription.payment_settings?.payment_method_types ?? null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  }
  return invoice
}

/** The next number of an invoice, counted for the account. */
export function nextNumber(account: Account): string {
  const invoiceCount = accountRecord(account).invoiceCount + 1
  account.store.change('account', 'account', { invoiceCount })
  return `LOCAL-${String(invoiceCount).padStart(4, '0')}`
}
