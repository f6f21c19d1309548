import type Stripe from 'stripe'
import { SECOND_MS } from '../../shared/time.ts'
import { idOf, readPurchase } from '../outside/stripe/purchases.ts'
import { stripeFailure } from '../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { BillingLogStore } from '../stores/billing/billing-log.ts'
import type { CustomerStore } from '../stores/billing/customers.ts'
import { applyToCustomer } from './customer-events.ts'
import { type FollowDeps, followPurchase } from './follow-purchase.ts'
import { needsOperator } from './needs-operator.ts'

export type EventDeps = FollowDeps & {
  billingLog: Pick<BillingLogStore, 'append'>
  customers: Pick<CustomerStore, 'forgetId'>
}

/** The events that Stripe is asked to send. `npm run provision -- --stripe` sets this on the webhook endpoint. */
export const EVENT_TYPES = [
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'invoice.voided',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'setup_intent.succeeded',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'charge.refunded',
  'charge.dispute.created',
] as const satisfies readonly Stripe.Event['type'][]

/**
 * Does what an event of Stripe is about: reads that again from Stripe, because the event may be old. An event about
 * nothing of ours, or of what Stripe no longer has, does nothing.
 */
export async function applyEvent(
  event: Stripe.Event,
  session: StripeSession,
  deps: EventDeps,
): Promise<void> {
  try {
    await apply(event, session, deps)
  } catch (error) {
    if (stripeFailure(error)?.kind !== 'refused') throw error
    log('warn', 'stripe-event-ignored', { eventId: event.id, type: event.type, reason: reasonOf(error) })
  }
}

async function apply(event: Stripe.Event, session: StripeSession, deps: EventDeps): Promise<void> {
  if (event.type === 'invoice.finalization_failed')
    needsOperator('invoice-not-finalized', { invoiceId: event.data.object.id })
  const subscriptionId = subscriptionOf(event)
  if (subscriptionId === null) return applyToCustomer(event, session, deps)
  const { orderId } = await readPurchase(session, subscriptionId)
  if (orderId === null) return
  const order = await followPurchase(orderId, subscriptionId, session, deps, event.id)
  if (order !== null) await logLaterPayment(event, order.accountId, deps)
}

function subscriptionOf({ type, data }: Stripe.Event): string | null {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return data.object.id
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.finalization_failed':
    case 'invoice.voided': {
      const parent = data.object.parent?.subscription_details
      return parent == null ? null : idOf(parent.subscription)
    }
    default:
      return null
  }
}

/** The first payment is logged with its order. What an event says of a paid invoice is final, and logged once. */
async function logLaterPayment(
  { type, data, created }: Stripe.Event,
  accountId: string,
  { billingLog }: EventDeps,
): Promise<void> {
  if (type !== 'invoice.paid' || data.object.billing_reason === 'subscription_create') return
  const { id, amount_paid: cents, status_transitions } = data.object
  // of a month at no cost
  if (cents === 0) return
  const at = (status_transitions.paid_at ?? created) * SECOND_MS
  await billingLog.append({ accountId, at, kind: 'invoice-paid', about: id, cents })
}
