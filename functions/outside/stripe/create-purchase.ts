import type Stripe from 'stripe'
import { CATALOG } from '../../../shared/subscriptions/catalog.ts'
import type { Plan } from '../../../shared/subscriptions/prices.ts'
import { PURCHASE_EXPAND, purchaseOf, type StripePurchase } from './purchases.ts'
import type { StripeSession } from './stripe-session.ts'

export type ToPurchase = {
  orderId: string
  accountId: string
  customerId: string
  plan: Plan
  quantity: number
  withUnits: boolean
}

/**
 * Creates the subscription of an order at Stripe, unpaid. All that it depends on is in the order, so that repeating it
 * with the same key has the same parameters, whichever card pays.
 */
export async function createPurchase(
  session: StripeSession,
  { orderId, accountId, customerId, plan, quantity, withUnits }: ToPurchase,
  idempotencyKey: string,
): Promise<StripePurchase> {
  const item = async (sold: keyof typeof CATALOG) => ({
    price: await session.priceId(CATALOG[sold].lookupKey),
    quantity,
  })
  const created = await session.api.subscriptions.create(
    {
      customer: customerId,
      items: plan === 'marine' ? [await item('annual'), await item('marine')] : [await item(plan)],
      ...(withUnits && { add_invoice_items: [await item('unit')] }),
      billing_mode: { type: 'flexible' },
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      metadata: { orderId, accountId },
      expand: PURCHASE_EXPAND,
    },
    session.options(idempotencyKey),
  )
  return purchaseOf(created)
}

/** Pays the first invoice of a purchase with a card. */
export function confirmPayment(
  { api, options }: StripeSession,
  paymentId: string,
  { paymentMethodId, returnUrl }: { paymentMethodId: string; returnUrl: string },
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent> {
  return api.paymentIntents.confirm(
    paymentId,
    { payment_method: paymentMethodId, use_stripe_sdk: true, return_url: returnUrl },
    options(idempotencyKey),
  )
}
