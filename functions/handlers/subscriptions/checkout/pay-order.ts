import { checkoutOf, type FirstPayment } from '../../../../shared/subscriptions/checkout.ts'
import { confirmPayment, createPurchase } from '../../../outside/stripe/create-purchase.ts'
import { updateCustomer } from '../../../outside/stripe/customers.ts'
import {
  findPurchase,
  firstPaymentOf,
  readFirstPayment,
  readPurchase,
  type StripePurchase,
} from '../../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { saveNews, subscriptionsOf } from '../../../purchases/follow-purchase.ts'
import { needsOperator } from '../../../purchases/needs-operator.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'
import { untilUnchanged } from '../../../stores/dynamodb/until-unchanged.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { customerOfAccount, ensureCustomer, keyOf, type Payer } from './paying-customer.ts'
import { type Card, usableCard } from './usable-card.ts'

export type PayResult =
  | { kind: 'order'; order: StoredOrder; clientSecret: string | null; declined: Declined | null }
  | { kind: 'no-such-card' }
  | { kind: 'too-many'; retryAfterSeconds: number }
export type Declined = { message: string; details: string }

/**
 * Pays an order, from wherever an earlier try has got to. Each step is saved before the next begins, and each call that
 * creates or charges has a key that follows from the order.
 */
export async function payOrder(
  leased: StoredOrder,
  card: Card,
  payer: Payer,
  session: StripeSession,
  deps: CheckoutDeps,
): Promise<PayResult> {
  const known = await purchaseOfOrder(leased, session)
  if (known !== null) {
    const firstPayment = await readFirstPayment(session, known)
    if (leased.checkout === 'authenticating' || !canBePaid(firstPayment))
      return saveFirstPayment(leased.orderId, known, firstPayment, deps)
  }
  const ownId = leased.customerId ?? (await customerOfAccount(leased, payer, deps))
  const usable = await usableCard(card, ownId, session)
  if (usable === null) return { kind: 'no-such-card' }
  const retryAfterSeconds = await payer.reserveCard(usable.fingerprint)
  if (retryAfterSeconds !== null) return { kind: 'too-many', retryAfterSeconds }
  const customerId = await ensureCustomer(leased, ownId, payer, session, deps)
  const { firstName, lastName, phone, orderId } = leased
  await updateCustomer(session, customerId, { firstName, lastName, phone, email: payer.email })
  const stripe =
    known ??
    (await createPurchase(session, { ...leased, customerId }, keyOf(leased, `${orderId}:subscription`)))
  return confirm(leased, stripe, usable.id, session, deps)
}

function canBePaid(firstPayment: FirstPayment): boolean {
  const checkout = checkoutOf(firstPayment)
  return checkout === 'subscribed' || checkout === 'declined'
}

/** The subscription at Stripe, if an earlier try created it, even if its answer was lost. */
async function purchaseOfOrder(
  { orderId, customerId, stripeSubscriptionId }: StoredOrder,
  session: StripeSession,
): Promise<StripePurchase | null> {
  if (stripeSubscriptionId !== null) return readPurchase(session, stripeSubscriptionId)
  return customerId === null ? null : findPurchase(session, customerId, orderId)
}

async function confirm(
  { orderId, firstChargeCents }: StoredOrder,
  stripe: StripePurchase,
  paymentMethodId: string,
  session: StripeSession,
  deps: CheckoutDeps,
): Promise<PayResult> {
  const { invoice } = stripe
  if (invoice?.paymentId == null) throw new Error('Stripe made a purchase without a payment')
  if (invoice.totalCents !== firstChargeCents) {
    needsOperator('amount-differs', {
      orderId,
      orderedCents: firstChargeCents,
      stripeCents: invoice.totalCents,
    })
    throw new Error('Stripe asks another amount than was ordered')
  }
  const { attempts } = await deps.orders.edit(orderId, (order) => ({
    ...order,
    checkout: order.checkout === 'paid' ? 'paid' : 'paying',
    stripeSubscriptionId: stripe.id,
    attempts: order.attempts + 1,
  }))
  const payment = { paymentMethodId, returnUrl: deps.returnUrl }
  try {
    const intent = await confirmPayment(session, invoice.paymentId, payment, `${orderId}:pay:${attempts}`)
    return await saveFirstPayment(orderId, stripe, firstPaymentOf(stripe, intent), deps)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.kind !== 'declined') throw error
    const declined: FirstPayment = {
      subscription: stripe.state.status,
      payment: 'requires_payment_method',
      isDeclined: true,
    }
    const { message, details } = failure
    return {
      ...(await saveFirstPayment(orderId, stripe, declined, deps)),
      declined: { message, details },
    }
  }
}

async function saveFirstPayment(
  orderId: string,
  stripe: StripePurchase,
  firstPayment: FirstPayment,
  deps: CheckoutDeps,
): Promise<PayResult & { kind: 'order' }> {
  const { order } = await untilUnchanged(async () => {
    const current = await deps.orders.get(orderId)
    if (current === null) throw new Error('An order is gone')
    const news = { stripe, firstPayment, eventId: null, hasChangedStripe: false }
    return saveNews(current, await subscriptionsOf(current, deps), news, deps)
  }, deps.now)
  return { kind: 'order', order, clientSecret: stripe.invoice?.clientSecret ?? null, declined: null }
}
