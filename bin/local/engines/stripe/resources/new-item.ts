import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { periodEnd } from '../billing/periods.ts'
import { newId } from '../ids.ts'
import { type Ordered, recurringOf } from './ordered.ts'

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

/** The end of the paid period, which all items share. */
export const endOf = (items: readonly Stripe.SubscriptionItem[]) =>
  Math.max(...items.map((item) => item.current_period_end))
