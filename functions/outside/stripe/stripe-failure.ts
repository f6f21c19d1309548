import Stripe from 'stripe'
import { StripeTooSlow } from './stripe-session.ts'

/** Why a call to Stripe failed, as far as it matters to the one who pays. */
export type StripeFailure =
  | { kind: 'declined'; message: string; details: string }
  /** What was named does not exist at Stripe, or belongs to another customer. */
  | { kind: 'refused'; message: string }
  /** Stripe refuses the deployment's key. Nothing was done. */
  | { kind: 'no-access' }
  /** Stripe may have done what was asked. */
  | { kind: 'unsure' }

/** `null` for an error that is not Stripe's. */
export function stripeFailure(error: unknown): StripeFailure | null {
  if (error instanceof StripeTooSlow) return { kind: 'unsure' }
  if (error instanceof Stripe.errors.StripeCardError)
    return { kind: 'declined', message: error.message, details: error.decline_code ?? error.code ?? '' }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return { kind: 'no-access' }
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError
  )
    return { kind: 'unsure' }
  // another call with the same key is under way
  if (error instanceof Stripe.errors.StripeError && error.statusCode === 409) return { kind: 'unsure' }
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { kind: 'refused', message: error.message }
  return null
}
