import { idOf } from '../../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../../outside/stripe/stripe-session.ts'

export type Card = { paymentMethodId: string; isSaved: boolean }

type UsableCard = {
  id: string
  /** The same for the same card, whoever uses it. */
  fingerprint: string | null
}

/**
 * The card, if the customer may pay with it: a saved one must be theirs, a new one nobody else's. `null` for any other.
 * It is not attached: Stripe does that when it has paid, and until then nobody learns whether it is good.
 */
export async function usableCard(
  { paymentMethodId, isSaved }: Card,
  customerId: string | null,
  { api, options }: StripeSession,
): Promise<UsableCard | null> {
  try {
    const { id, customer, card } = await api.paymentMethods.retrieve(paymentMethodId, {}, options())
    const owner = customer === null ? null : idOf(customer)
    const isUsable = owner === null ? !isSaved : owner === customerId
    return isUsable ? { id, fingerprint: card?.fingerprint ?? null } : null
  } catch (error) {
    if (stripeFailure(error)?.kind === 'refused') return null
    throw error
  }
}
