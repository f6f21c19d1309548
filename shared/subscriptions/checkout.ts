import * as z from 'zod'
import { HOUR_MS } from '../time.ts'

/** Stripe gives up a first payment after this time, and an order is not started later than this. */
export const FIRST_PAYMENT_WITHIN_MS = 23 * HOUR_MS

/** How far the first payment of an order has come. `unsure`: Stripe has not answered, and may have charged the card. */
export const Checkout = z.enum([
  'started',
  'subscribed',
  'paying',
  'authenticating',
  'declined',
  'unsure',
  'paid',
  'expired',
])
export type Checkout = z.infer<typeof Checkout>

/** The statuses of Stripe's subscription and of the payment intent of its first invoice. */
export type FirstPayment = {
  subscription: string
  payment: string | null
  /** Whether the last attempt to pay was refused. */
  isDeclined: boolean
}

/** The checkout as Stripe knows it. An unknown status counts as a payment on its way. */
export function checkoutOf({ subscription, payment, isDeclined }: FirstPayment): Checkout {
  if (payment === 'succeeded') return 'paid'
  if (subscription === 'incomplete_expired' || subscription === 'canceled') return 'expired'
  if (subscription !== 'incomplete') return 'paid'
  if (payment === 'requires_action') return 'authenticating'
  if (isDeclined) return 'declined'
  if (payment === null || payment === 'requires_payment_method' || payment === 'requires_confirmation')
    return 'subscribed'
  return 'paying'
}

/** The checkout after news of it, which may be old: what was paid stays paid, and only a payment revives an expired one. */
export function nextCheckout(before: Checkout, news: Checkout): Checkout {
  if (before === 'paid' || news === 'paid') return 'paid'
  return before === 'expired' ? 'expired' : news
}

/** Whether the first payment is over: what comes later is a purchase, or nothing. */
export const isFinal = (checkout: Checkout): boolean => checkout === 'paid' || checkout === 'expired'
