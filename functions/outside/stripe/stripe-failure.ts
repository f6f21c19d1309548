import type Stripe from 'stripe'
import { StripeTooSlow } from './stripe-session.ts'

/** Why a call to Stripe failed, as far as it matters to the one who pays. */
export type StripeFailure =
  | { kind: 'declined'; message: string; details: string }
  /** The object that was named does not exist at Stripe, or belongs to another customer. */
  | { kind: 'refused'; message: string }
  /** Stripe refuses the deployment's key. Nothing was done. */
  | { kind: 'no-access' }
  /** Stripe may have done what was asked. */
  | { kind: 'unsure' }

/** `null` for an error that is not Stripe's. */
export function stripeFailure(error: unknown): StripeFailure | null {
  if (error instanceof StripeTooSlow) return { kind: 'unsure' }
  if (!isStripeError(error)) return null
  switch (error.type) {
    case 'StripeCardError':
      return { kind: 'declined', message: error.message, details: error.decline_code ?? error.code ?? '' }
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return { kind: 'no-access' }
    case 'StripeConnectionError':
    case 'StripeRateLimitError':
    case 'StripeAPIError':
      return { kind: 'unsure' }
  }
  // another call with the same key is under way
  if (error.statusCode === 409) return { kind: 'unsure' }
  if (error.type === 'StripeInvalidRequestError') return { kind: 'refused', message: error.message }
  return null
}

/** By the type that the SDK documents: importing its classes would load all of it. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && /^Stripe\w+Error$/.test(String(error.type))
