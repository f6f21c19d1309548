import type { StripeKeys } from '../../../../shared/stripe-keys.ts'
import { stripeFailure } from '../../../outside/stripe/stripe-failure.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import { applyEvent, type EventDeps } from '../../../purchases/apply-event.ts'
import { needsOperator } from '../../../purchases/needs-operator.ts'
import { log, reasonOf } from '../../../runtime/log.ts'
import { readEvent } from './read-event.ts'

export type WebhookDeps = EventDeps & { openStripe: OpenStripe; readStripeKeys: () => Promise<StripeKeys> }

type Received =
  | { reply: { received: true } }
  | { refused: 'invalid-signature' | 'payments-not-set-up' | 'payment-unsure' }

/** Does what an event is about before answering, so that Stripe repeats what was not done. */
export async function receiveEvent(
  { text, signature }: { text: string; signature?: string | undefined },
  deps: WebhookDeps,
): Promise<Received> {
  const { webhookSecret } = await deps.readStripeKeys()
  const event = await readEvent(text, signature, webhookSecret, deps.now())
  if (event === null) return { refused: 'invalid-signature' }
  const session = await deps.openStripe()
  if (session === null) return { refused: 'payments-not-set-up' }
  try {
    await applyEvent(event, session, deps)
  } catch (error) {
    const kind = stripeFailure(error)?.kind
    if (kind === 'no-access') needsOperator('key-refused', { reason: reasonOf(error) })
    else if (kind !== 'unsure') throw error
    log('warn', 'stripe-event-failed', { eventId: event.id, type: event.type, reason: reasonOf(error) })
    return { refused: 'payment-unsure' }
  }
  return { reply: { received: true } }
}
