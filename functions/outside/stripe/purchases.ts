import type Stripe from 'stripe'
import type { FirstPayment } from '../../../shared/subscriptions/checkout.ts'
import type { StripeState } from '../../../shared/subscriptions/running-purchase.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import type { StripeSession } from './stripe-session.ts'

/** A subscription at Stripe as we read it, with its latest invoice. */
export type StripePurchase = {
  id: string
  customerId: string
  orderId: string | null
  items: readonly { id: string; quantity: number }[]
  endsWithPeriod: boolean
  /** The newest grant of a month at no cost. */
  monthGrantId: string | null
  state: StripeState
  /** The card that pays its invoices. */
  card: { last4: string; expiresAt: number } | null
  /** The latest invoice. */
  invoice: {
    id: string
    status: string | null
    totalCents: number
    clientSecret: string | null
    paymentId: string | null
  } | null
}

export const PURCHASE_EXPAND = [
  'default_payment_method',
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
]

export const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id

const msOf = (seconds: number | null | undefined) => (seconds ? seconds * SECOND_MS : null)

export async function readPurchase(
  { api, options }: StripeSession,
  subscriptionId: string,
): Promise<StripePurchase> {
  return purchaseOf(await api.subscriptions.retrieve(subscriptionId, { expand: PURCHASE_EXPAND }, options()))
}

/** The purchase of an order among the subscriptions of a customer: for when the answer to creating it was lost. */
export async function findPurchase(
  session: StripeSession,
  customer: string,
  orderId: string,
): Promise<StripePurchase | null> {
  const listed = await session.api.subscriptions.list(
    { customer, status: 'all', limit: 100 },
    session.options(),
  )
  const found = listed.data.find(({ metadata }) => metadata.orderId === orderId)
  return found === undefined ? null : readPurchase(session, found.id)
}

export function purchaseOf(subscription: Stripe.Subscription): StripePurchase {
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice
  const items = subscription.items.data
  const isUnpaid = invoice !== null && invoice.status === 'open'
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    orderId: subscription.metadata.orderId ?? null,
    items: items.map(({ id, quantity = 0 }) => ({ id, quantity })),
    endsWithPeriod: subscription.cancel_at_period_end,
    monthGrantId: subscription.metadata.monthGrantId ?? null,
    state: {
      status: subscription.status,
      planType: items.some(({ price }) => price.recurring?.interval === 'month') ? 'monthly' : 'annual',
      periodEndsAt: msOf(Math.max(0, ...items.map(({ current_period_end }) => current_period_end))),
      unpaidSince: isUnpaid ? msOf(invoice.status_transitions.finalized_at ?? invoice.created) : null,
      endedAt: msOf(subscription.ended_at),
    },
    card: cardOf(subscription.default_payment_method),
    invoice:
      invoice === null
        ? null
        : {
            id: invoice.id,
            status: invoice.status,
            totalCents: invoice.total,
            clientSecret: invoice.confirmation_secret?.client_secret ?? null,
            paymentId: paymentIdOf(invoice),
          },
  }
}

/** A card can be charged until its month of expiry is over. */
function cardOf(method: Stripe.Subscription['default_payment_method']): StripePurchase['card'] {
  const card = typeof method === 'string' ? undefined : method?.card
  if (card === undefined) return null
  return { last4: card.last4, expiresAt: Date.UTC(card.exp_year, card.exp_month) }
}

function paymentIdOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? []
  const reference = payments.find(({ payment }) => payment.payment_intent !== undefined)?.payment
  return reference?.payment_intent === undefined ? null : idOf(reference.payment_intent)
}

/** How far the first payment of a purchase has come. */
export async function readFirstPayment(
  { api, options }: StripeSession,
  purchase: StripePurchase,
): Promise<FirstPayment> {
  const { invoice, state } = purchase
  const paid = invoice?.status === 'paid' ? 'succeeded' : null
  if (state.status !== 'incomplete' || paid !== null || invoice?.paymentId == null)
    return { subscription: state.status, payment: paid, isDeclined: false }
  return firstPaymentOf(purchase, await api.paymentIntents.retrieve(invoice.paymentId, {}, options()))
}

export const firstPaymentOf = (
  { state }: StripePurchase,
  { status, last_payment_error }: Stripe.PaymentIntent,
): FirstPayment => ({
  subscription: state.status,
  payment: status,
  isDeclined: status === 'requires_payment_method' && last_payment_error !== null,
})
