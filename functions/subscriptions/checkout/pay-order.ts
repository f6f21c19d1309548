import { checkoutOf, type FirstPayment } from '../../../shared/subscriptions/checkout.ts'
import { saveNews } from '../../common/purchases/follow-purchase.ts'
import { confirmPayment, createPurchase } from '../../outside/stripe/create-purchase.ts'
import { attachCard, createCustomer, findSavedCard, updateCustomer } from '../../outside/stripe/customers.ts'
import {
  findPurchase,
  firstPaymentOf,
  readFirstPayment,
  readPurchase,
  type StripePurchase,
} from '../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../outside/stripe/stripe-session.ts'
import { untilUnchanged } from '../../stores/dynamodb/until-unchanged.ts'
import type { StoredOrder } from '../../stores/orders.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

export type Card = { paymentMethodId: string; isSaved: boolean }
export type Payer = {
  email: string | null
  /** The customer at Stripe that the account has. A public order gets one of its own. */
  customer: { kind: 'of-account' } | { kind: 'new' }
}

export type PayResult =
  | { kind: 'order'; order: StoredOrder; clientSecret: string | null; declined: Declined | null }
  | { kind: 'no-such-card' }
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
  const customerId = await customerOf(leased, payer, session, deps)
  const known = await purchaseOfOrder({ ...leased, customerId }, session)
  if (known !== null && leased.checkout === 'authenticating')
    return settle(leased.orderId, known, await readFirstPayment(session, known), deps)
  const { firstName, lastName, phone } = leased
  await updateCustomer(session, customerId, { firstName, lastName, phone, email: payer.email })
  const paymentMethodId = await usableCard(card, customerId, session)
  if (paymentMethodId === null) return { kind: 'no-such-card' }
  const stripe =
    known ??
    (await createPurchase(
      session,
      { ...leased, customerId },
      keyOf(leased, `${leased.orderId}:subscription`),
    ))
  if (known !== null) {
    const firstPayment = await readFirstPayment(session, known)
    const checkout = checkoutOf(firstPayment)
    if (checkout !== 'subscribed' && checkout !== 'declined')
      return settle(leased.orderId, known, firstPayment, deps)
  }
  return confirm(leased, stripe, paymentMethodId, session, deps)
}

const keyOf = ({ failures, orderId }: StoredOrder, key: string) =>
  failures === 0 ? key : `${key}:${orderId}:${failures}`

async function customerOf(
  order: StoredOrder,
  payer: Payer,
  session: StripeSession,
  deps: CheckoutDeps,
): Promise<string> {
  if (order.customerId !== null) return order.customerId
  const { accountId, orderId } = order
  const isOwn = payer.customer.kind === 'of-account'
  const stored = isOwn ? (await deps.customers.get(accountId)).stripeCustomerId : null
  const create = () =>
    createCustomer(session, accountId, keyOf(order, `customer:${isOwn ? accountId : orderId}`))
  const created = stored ?? (await create())
  const customerId = isOwn && stored === null ? await deps.customers.saveId(accountId, created) : created
  await deps.orders.edit(orderId, (now) => ({ ...now, customerId }))
  return customerId
}

/** The subscription at Stripe, if an earlier try created it, even if its answer was lost. */
async function purchaseOfOrder(
  order: StoredOrder & { customerId: string },
  session: StripeSession,
): Promise<StripePurchase | null> {
  if (order.stripeSubscriptionId !== null) return readPurchase(session, order.stripeSubscriptionId)
  const isFirstTry =
    order.checkout === 'started' && order.customerId !== null && order.version <= FRESH_VERSION
  return isFirstTry ? null : findPurchase(session, order.customerId, order.orderId)
}
/** Created, leased: nothing was sent to Stripe for such an order. */
const FRESH_VERSION = 2

async function usableCard(
  { paymentMethodId, isSaved }: Card,
  customerId: string,
  session: StripeSession,
): Promise<string | null> {
  try {
    if (!isSaved) return await attachCard(session, customerId, paymentMethodId)
    return (await findSavedCard(session, customerId, paymentMethodId))?.id ?? null
  } catch (error) {
    if (stripeFailure(error)?.kind === 'refused') return null
    throw error
  }
}

async function confirm(
  { orderId }: StoredOrder,
  stripe: StripePurchase,
  paymentMethodId: string,
  session: StripeSession,
  deps: CheckoutDeps,
): Promise<PayResult> {
  if (stripe.invoice?.paymentId == null) throw new Error('Stripe made a purchase without a payment')
  const { attempts } = await deps.orders.edit(orderId, (order) => ({
    ...order,
    checkout: order.checkout === 'paid' ? 'paid' : 'paying',
    stripeSubscriptionId: stripe.id,
    attempts: order.attempts + 1,
  }))
  const payment = { paymentMethodId, returnUrl: deps.returnUrl }
  try {
    const intent = await confirmPayment(
      session,
      stripe.invoice.paymentId,
      payment,
      `${orderId}:pay:${attempts}`,
    )
    return await settle(orderId, stripe, firstPaymentOf(stripe, intent), deps)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.kind !== 'declined') throw error
    const declined: FirstPayment = {
      subscription: stripe.state.status,
      payment: 'requires_payment_method',
      isDeclined: true,
    }
    const { message, details } = failure
    return { ...(await settle(orderId, stripe, declined, deps)), declined: { message, details } }
  }
}

async function settle(
  orderId: string,
  stripe: StripePurchase,
  firstPayment: FirstPayment,
  deps: CheckoutDeps,
): Promise<PayResult & { kind: 'order' }> {
  const { order } = await untilUnchanged(async () => {
    const now = await deps.orders.get(orderId)
    if (now === null) throw new Error('An order is gone')
    return saveNews(now, { stripe, firstPayment }, deps)
  }, deps.now)
  return { kind: 'order', order, clientSecret: stripe.invoice?.clientSecret ?? null, declined: null }
}
