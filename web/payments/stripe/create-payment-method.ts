import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { type CardResult, cardProblem, type Payer } from '../card.ts'

/** Makes a payment method of what Stripe's form holds. */
export async function createStripePaymentMethod(
  stripe: Stripe,
  elements: StripeElements,
  payer: Payer,
): Promise<CardResult> {
  try {
    const submitted = await elements.submit()
    if (submitted.error) return problemOf(submitted.error)
    const { error, paymentMethod } = await stripe.createPaymentMethod({
      elements,
      params: { billing_details: payer },
    })
    return error ? problemOf(error) : { paymentMethodId: paymentMethod.id }
  } catch (error) {
    console.warn('Could not create a payment method:', error)
    return cardProblem('failed')
  }
}

function problemOf({ type, code = '', message }: Pick<StripeError, 'type' | 'code' | 'message'>) {
  if (code.startsWith('incomplete')) return cardProblem('incomplete')
  const isAboutCard = type === 'validation_error' || type === 'card_error'
  return cardProblem(isAboutCard ? 'invalid' : 'failed', message)
}
