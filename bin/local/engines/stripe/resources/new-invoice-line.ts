import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import { centsOf, decimalOf, type Ordered } from './ordered.ts'

/** A line of an invoice: a period of a subscription item, or something that is charged once. */
export type Charged = Ordered & { item: Stripe.SubscriptionItem | null }

export function newInvoiceLine(
  { price, quantity, item }: Charged,
  invoice: string,
  subscription: Stripe.Subscription,
  now: number,
): Stripe.InvoiceLineItem {
  const isFree = item !== null && subscription.status === 'trialing'
  const amount = isFree ? 0 : centsOf({ price, quantity })
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: `${quantity} × ${price.nickname ?? price.lookup_key ?? price.id}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: null,
            subscription: subscription.id,
            subscription_item: item.id,
          },
          type: 'subscription_item_details',
        }
      : {
          invoice_item_details: {
            invoice_item: newId('ii'),
            proration: false,
            proration_details: null,
            subscription: subscription.id,
          },
          subscription_item_details: null,
          type: 'invoice_item_details',
        },
    period: item
      ? { start: item.current_period_start, end: item.current_period_end }
      : { start: now, end: now },
    pretax_credit_amounts: [],
    pricing: {
      price_details: {
        price: price.id,
        product: typeof price.product === 'string' ? price.product : price.product.id,
      },
      type: 'price_details',
      unit_amount_decimal: decimalOf(price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: decimalOf(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}
