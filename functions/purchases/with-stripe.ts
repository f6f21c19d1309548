import { stripeFailure } from '../outside/stripe/stripe-failure.ts'
import type { OpenStripe, StripeSession } from '../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../runtime/log.ts'
import { needsOperator } from './needs-operator.ts'

type PaymentRefusal =
  | { refused: 'payments-not-set-up' | 'payment-unsure' }
  | { refused: 'card-declined'; message: string; more: { details: string } }

/** Runs calls to Stripe, and turns its failures into refusals. Any other error is thrown. */
export async function withStripe<Result>(
  { openStripe }: { openStripe: OpenStripe },
  run: (session: StripeSession) => Promise<Result>,
): Promise<Result | PaymentRefusal> {
  const session = await openStripe()
  if (session === null) return { refused: 'payments-not-set-up' }
  try {
    return await run(session)
  } catch (error) {
    const failure = stripeFailure(error)
    if (failure?.kind === 'declined')
      return { refused: 'card-declined', message: failure.message, more: { details: failure.details } }
    if (failure?.kind === 'no-access') {
      needsOperator('key-refused', { reason: reasonOf(error) })
      return { refused: 'payments-not-set-up' }
    }
    if (failure?.kind !== 'unsure') throw error
    log('warn', 'stripe-unsure', { reason: reasonOf(error) })
    return { refused: 'payment-unsure' }
  }
}
