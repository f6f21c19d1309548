import type Stripe from 'stripe'

type Details = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: Stripe.PaymentIntent
  setup_intent?: Stripe.SetupIntent
}

/** An error that the API answers with. `isStored`: a repeat under the same idempotency key gets it again. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly details: Details,
    readonly isStored = true,
  ) {
    super(details.message)
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  })

/** The call did not start: nothing is stored under its idempotency key. */
export const invalidParameter = (message: string, param: string, code?: string) =>
  new StripeError(400, invalid(message, param, code).details, false)

const NAMES: Record<string, string> = {
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
  webhook_endpoint: 'webhook endpoint',
}

export const missing = (object: string, id: string, param: string, status = 404) =>
  new StripeError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${NAMES[object] ?? object}: '${id}'`,
    param,
  })
