import type { PaymentMethod } from '../../../../shared/subscriptions/billing.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { OpenStripe, StripeSession } from '../../../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
import type { Customer } from '../../../stores/billing/customers.ts'

const CARDS_MAX = 100

/** The saved cards of a customer. */
export async function listCards(
  { api, options }: StripeSession,
  customerId: string,
): Promise<PaymentMethod[]> {
  const [customer, { data }] = await Promise.all([
    api.customers.retrieve(customerId, {}, options()),
    api.customers.listPaymentMethods(customerId, { type: 'card', limit: CARDS_MAX }, options()),
  ])
  if (customer.deleted) return []
  const reference = customer.invoice_settings.default_payment_method
  const defaultId = typeof reference === 'string' ? reference : reference?.id
  return data.flatMap(({ id, card }) =>
    card === undefined
      ? []
      : [
          {
            id,
            card: {
              brand: card.brand,
              last4: card.last4,
              exp_month: card.exp_month,
              exp_year: card.exp_year,
            },
            isDefault: id === defaultId,
          },
        ],
  )
}

/** The saved cards; none while Stripe does not answer, because the call says more than that. */
export async function savedCards(
  { stripeCustomerId }: Customer,
  { openStripe }: { openStripe: OpenStripe },
): Promise<PaymentMethod[]> {
  if (stripeCustomerId === null) return []
  const session = await openStripe()
  if (session === null) return []
  try {
    return await listCards(session, stripeCustomerId)
  } catch (error) {
    if (stripeFailure(error) === null) throw error
    log('warn', 'cards-not-listed', { reason: reasonOf(error) })
    return []
  }
}
