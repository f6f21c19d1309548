import type Stripe from 'stripe'
import { StripeError } from '../api/stripe-error.ts'

type Declined = { code: string; declineCode?: string; message: string }
type Concerned = { payment_intent?: Stripe.PaymentIntent; setup_intent?: Stripe.SetupIntent }

export const cardError = ({ code, declineCode, message }: Declined, concerned: Concerned = {}) =>
  new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    ...concerned,
  })
