import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { idOf } from '../../../outside/stripe/purchases.ts'
import { isStripeError, stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { followPurchase } from '../../../purchases/follow-purchase.ts'
import { withStripe } from '../../../purchases/with-stripe.ts'
import { type BillingDeps, runningOrders } from './billing-deps.ts'
import { ownCard } from './own-card.ts'

type PaymentReply = { success: true } | { success: false; requiresAction: true; clientSecret: string }

/** Pays an open invoice of the account now, with one of its cards or the one that the purchase has. */
export function payInvoice(
  accountId: string,
  invoiceId: string,
  paymentMethodId: string | null,
  deps: BillingDeps,
) {
  return withStripe(deps, async (session) => {
    const { stripeCustomerId } = await deps.customers.get(accountId)
    const orders = (await runningOrders(accountId, deps)).map(({ order }) => order)
    const customers = new Set([stripeCustomerId, ...orders.map(({ customerId }) => customerId)])
    const invoice = await findInvoice(invoiceId, session)
    const customer = invoice?.customer ? idOf(invoice.customer) : null
    if (invoice === null || customer === null || !customers.has(customer))
      return { refused: 'not-found' } as const
    if (paymentMethodId !== null && (await ownCard(session, customer, paymentMethodId)) === null)
      return { refused: 'payment-method-not-found' } as const
    const reply = await payOnce(invoice, paymentMethodId, session)
    const reference = invoice.parent?.subscription_details?.subscription
    const order = orders.find(
      ({ stripeSubscriptionId }) => reference != null && stripeSubscriptionId === idOf(reference),
    )
    if (order?.stripeSubscriptionId != null)
      await followPurchase(order.orderId, order.stripeSubscriptionId, session, deps)
    return { reply }
  })
}

async function findInvoice(id: string, { api, options }: StripeSession): Promise<Stripe.Invoice | null> {
  try {
    return await api.invoices.retrieve(id, { expand: ['confirmation_secret'] }, options())
  } catch (error) {
    if (stripeFailure(error)?.kind === 'refused') return null
    throw error
  }
}

/** Stripe refuses what another page has paid meanwhile. */
async function payOnce(
  invoice: Stripe.Invoice,
  paymentMethodId: string | null,
  session: StripeSession,
): Promise<PaymentReply> {
  try {
    return await pay(invoice, paymentMethodId, session)
  } catch (error) {
    if (stripeFailure(error)?.kind !== 'refused') throw error
    if ((await findInvoice(invoice.id, session))?.status !== 'paid') throw error
    return { success: true }
  }
}

/** The bank may ask its owner: then the site confirms the payment with the client secret. */
async function pay(
  invoice: Stripe.Invoice,
  paymentMethodId: string | null,
  { api, options }: StripeSession,
): Promise<PaymentReply> {
  if (invoice.status !== 'open') return { success: true }
  const card = paymentMethodId === null ? {} : { payment_method: paymentMethodId }
  try {
    const present = { ...card, off_session: false }
    await api.invoices.pay(invoice.id, present, options(`${invoice.id}:pay:${randomUUID()}`))
    return { success: true }
  } catch (error) {
    const clientSecret = invoice.confirmation_secret?.client_secret
    const isAsking = isStripeError(error) && error.code === 'invoice_payment_intent_requires_action'
    if (!isAsking || clientSecret === undefined) throw error
    return { success: false, requiresAction: true, clientSecret }
  }
}
