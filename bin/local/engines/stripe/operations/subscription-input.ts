import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { findNamed } from '../api/find.ts'
import { listOf, Metadata, orUnset, Text, Whole } from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { type Ordered, recurringOf } from '../resources/ordered.ts'

const MAX_ITEMS = 20
const Quantity = Whole.pipe(z.number().min(0))

export const NewItems = listOf(
  z.strictObject({ price: Text, quantity: Quantity.optional(), metadata: Metadata.optional() }),
)
export const OnceItems = listOf(
  z.strictObject({ price: Text, quantity: Whole.pipe(z.number().min(1)).optional() }),
)
export const PaymentSettings = z.strictObject({
  payment_method_types: orUnset(listOf(z.literal('card'))).optional(),
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
})

/** How a subscription is paid, after a change. */
export const paymentSettingsOf = (
  change: z.infer<typeof PaymentSettings> | undefined,
  before: Stripe.Subscription.PaymentSettings | null = null,
): Stripe.Subscription.PaymentSettings => ({
  payment_method_options: null,
  payment_method_types:
    change?.payment_method_types === undefined
      ? (before?.payment_method_types ?? null)
      : change.payment_method_types,
  save_default_payment_method:
    change?.save_default_payment_method ?? before?.save_default_payment_method ?? 'off',
})

/** Prices and quantities of a subscription: all recur, in one currency and one interval. */
export function orderedItems(account: Account, items: z.infer<typeof NewItems>): Ordered[] {
  if (items.length === 0 || items.length > MAX_ITEMS)
    throw invalid(`A subscription must have 1 to ${MAX_ITEMS} items.`, 'items')
  const ordered = items.map(({ price, quantity = 1 }, index) => ({
    price: activePrice(account, price, `items[${index}][price]`),
    quantity,
  }))
  assertOneInterval(ordered.map(({ price }) => price))
  return ordered
}

/** Items of one price and one interval each, as Stripe wants them. */
export function assertOneInterval(prices: readonly Stripe.Price[]): void {
  const intervals = new Set(prices.map((price) => recurringOf(price).interval))
  if (intervals.size > 1)
    throw invalid('Currency and interval fields must match across all plans on this subscription.', 'items')
  if (new Set(prices.map(({ id }) => id)).size < prices.length)
    throw invalid('Cannot add multiple subscription items with the same plan to a subscription.', 'items')
}

/** The items that the first invoice charges once. */
export const onceItems = (account: Account, items: z.infer<typeof OnceItems> = []): Ordered[] =>
  items.map(({ price: id, quantity = 1 }, index) => {
    const param = `add_invoice_items[${index}][price]`
    const price = activePrice(account, id, param)
    if (price.type !== 'one_time')
      throw invalid(
        `The price specified is set to \`type=recurring\` but this field only accepts prices with \`type=one_time\`.`,
        param,
      )
    return { price, quantity }
  })

export function activePrice(account: Account, id: string, param: string): Stripe.Price {
  const price = findNamed(account, 'price', id, param)
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, param)
  return price
}
