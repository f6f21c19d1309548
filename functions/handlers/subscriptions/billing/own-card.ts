import type Stripe from 'stripe'
import { idOf } from '../../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'

/** A card of the customer; `null` for any other, and for one that Stripe does not know. */
export async function ownCard(
  { api, options }: StripeSession,
  customerId: string | null,
  paymentMethodId: string,
): Promise<Stripe.PaymentMethod | null> {
  if (customerId === null) return null
  try {
    const method = await api.paymentMethods.retrieve(paymentMethodId, {}, options())
    return method.customer !== null && idOf(method.customer) === customerId ? method : null
  } catch (error) {
    if (stripeFailure(error)?.kind === 'refused') return null
    throw error
  }
}
