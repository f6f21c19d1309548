import Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { wholeList } from '../lists.ts'
import { periodEnd } from '../periods.ts'
import { invalid } from '../stripe-error.ts'

/** What is ordered: a price and how many of it. */
export type Ordered = { price: Stripe.Price; quantity: number }

export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (price.recurring) return price.recurring
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    'items[0][price]',
  )
}

export function newItem(
  account: Account,
  subscription: string,
  { price, quantity }: Ordered,
  period: { anchor: number; start: number },
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: periodEnd(period.anchor, recurringOf(price), period.start),
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** Stripe's older form of a price, which items still have. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const { interval, interval_count } = recurringOf(price)
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export type NewSubscription = {
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

/** The end of the paid period, which all items share. */
export const endOf = (items: readonly Stripe.SubscriptionItem[]) =>
  Math.max(...items.map((item) => item.current_period_end))

/** The fields of a subscription that ends at a time, or does not. */
export const endingAt = (cancelAt: number | null, now: number, atPeriodEnd = false) => ({
  cancel_at: cancelAt,
  cancel_at_period_end: atPeriodEnd,
  canceled_at: cancelAt === null ? null : now,
})

export const centsOf = ({ price, quantity }: Ordered) => (price.unit_amount ?? 0) * quantity

export const decimalOf = (cents: number) => Stripe.Decimal.from(cents)
