import Stripe from 'stripe'
import { invalid } from '../api/stripe-error.ts'

/** An ordered price with its quantity. */
export type Ordered = { price: Stripe.Price; quantity: number }

export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (price.recurring) return price.recurring
  throw invalid(
    `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
    'items[0][price]',
  )
}

export const centsOf = ({ price, quantity }: Ordered) => (price.unit_amount ?? 0) * quantity

export const decimalOf = (cents: number) => Stripe.Decimal.from(cents)
