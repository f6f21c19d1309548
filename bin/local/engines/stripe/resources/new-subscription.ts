import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { wholeList } from '../api/lists.ts'
import { newId } from '../ids.ts'
import { endOf, newItem } from './new-item.ts'
import type { Ordered } from './ordered.ts'

type NewSubscription = {
  customer: string
  ordered: readonly Ordered[]
  billingMode: 'classic' | 'flexible'
  defaultPaymentMethod: string | null
  description: string | null
  metadata: Record<string, string>
  paymentSettings: Stripe.Subscription.PaymentSettings
  cancelAtPeriodEnd: boolean
}

/** A subscription that starts now and whose first invoice is not paid yet. */
export function newSubscription(account: Account, wanted: NewSubscription): Stripe.Subscription {
  const id = newId('sub')
  const now = account.now()
  const items = wanted.ordered.map((one) => newItem(account, id, one, { anchor: now, start: now }))
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: wanted.billingMode === 'flexible' ? { proration_discounts: 'included' } : null,
      type: wanted.billingMode,
    },
    billing_schedules: [],
    billing_thresholds: null,
    ...endingAt(wanted.cancelAtPeriodEnd ? endOf(items) : null, now, wanted.cancelAtPeriodEnd),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: wanted.ordered[0]?.price.currency ?? 'usd',
    customer: wanted.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: wanted.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: wanted.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: wanted.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: wanted.paymentSettings,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}

/** The fields of a subscription that ends at a time, or does not. */
export const endingAt = (cancelAt: number | null, now: number, atPeriodEnd = false) => ({
  cancel_at: cancelAt,
  cancel_at_period_end: atPeriodEnd,
  canceled_at: cancelAt === null ? null : now,
})
