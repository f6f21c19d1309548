import { randomUUID } from 'node:crypto'
import { createCustomer } from '../../../outside/stripe/customers.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { withStripe } from '../../../purchases/with-stripe.ts'
import { type BillingDeps, runningOrders } from './billing-deps.ts'
import { ownCard } from './own-card.ts'

const NOT_FOUND = { refused: 'payment-method-not-found' } as const
const SUCCESS = { reply: { success: true } } as const

/** Saves a card for later payments. Stripe's event of it is logged, and of its removal too. Its bank may ask its owner; then the site confirms the setup with `clientSecret`. */
export function addCard(accountId: string, paymentMethodId: string, deps: BillingDeps) {
  return withStripe(deps, async (session) => {
    const customer = await ensureCustomer(accountId, session, deps)
    try {
      const setup = await session.api.setupIntents.create(
        {
          customer,
          payment_method: paymentMethodId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          confirm: true,
          use_stripe_sdk: true,
          return_url: deps.returnUrl,
        },
        session.options(`setup:${randomUUID()}`),
      )
      if (setup.status === 'requires_action' && setup.client_secret !== null)
        return { reply: { success: false, requiresAction: true, clientSecret: setup.client_secret } } as const
    } catch (error) {
      // of another customer, or unknown
      if (stripeFailure(error)?.kind === 'refused') return NOT_FOUND
      throw error
    }
    return SUCCESS
  })
}

async function ensureCustomer(accountId: string, session: StripeSession, deps: BillingDeps): Promise<string> {
  const { stripeCustomerId } = await deps.customers.get(accountId)
  if (stripeCustomerId !== null) return stripeCustomerId
  return deps.customers.saveId(accountId, await createCustomer(session, accountId, `customer:${accountId}`))
}

/** Removes a saved card. A purchase that is paid with it is then paid with the default card, or fails. */
export function removeCard(accountId: string, paymentMethodId: string, deps: BillingDeps) {
  return withStripe(deps, async (session) => {
    const { stripeCustomerId } = await deps.customers.get(accountId)
    if ((await ownCard(session, stripeCustomerId, paymentMethodId)) === null) return NOT_FOUND
    try {
      await session.api.paymentMethods.detach(paymentMethodId, {}, session.options())
    } catch (error) {
      // removed by another call meanwhile
      if (stripeFailure(error)?.kind === 'refused') return NOT_FOUND
      throw error
    }
    return SUCCESS
  })
}

/** Pays with this card from now on: new purchases, and those that run, whose own card comes before the customer's. */
export function makeCardDefault(accountId: string, paymentMethodId: string, deps: BillingDeps) {
  return withStripe(deps, async (session) => {
    const { stripeCustomerId } = await deps.customers.get(accountId)
    const card = await ownCard(session, stripeCustomerId, paymentMethodId)
    if (card === null || stripeCustomerId === null) return NOT_FOUND
    const { api, options } = session
    await api.customers.update(
      stripeCustomerId,
      { invoice_settings: { default_payment_method: card.id } },
      options(),
    )
    for (const { order } of await runningOrders(accountId, deps))
      if (order.customerId === stripeCustomerId && order.stripeSubscriptionId !== null)
        await api.subscriptions.update(
          order.stripeSubscriptionId,
          { default_payment_method: card.id },
          options(),
        )
    const entry = { kind: 'card-made-default', about: card.id, cents: null } as const
    await deps.billingLog.append({ accountId, at: deps.now(), ...entry })
    return SUCCESS
  })
}
