import type Stripe from 'stripe'
import { SECOND_MS } from '../../../shared/time.ts'
import { idOf, readPurchase } from '../../outside/stripe/purchases.ts'
import { stripeFailure } from '../../outside/stripe/stripe-failure.ts'
import type { StripeSession } from '../../outside/stripe/stripe-session.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { BillingEntry, BillingLogStore } from '../../stores/billing-log.ts'
import { type FollowDeps, followPurchase } from './follow-purchase.ts'

export type EventDeps = FollowDeps & { billingLog: Pick<BillingLogStore, 'append'> }

/** What Stripe is asked to send. `npm run provision -- --stripe` sets this on the webhook endpoint. */
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
  'payment_method.automatically_updated',
  'payment_method.detached',
  'customer.deleted',
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
  const subscriptionId = subscriptionOf(event)
  if (subscriptionId !== null) return applyToPurchase(subscriptionId, event.id, session, deps)
  const entry = await chargeEntry(event, session)
  if (entry !== null) await deps.billingLog.append(entry)
}

async function applyToPurchase(
  subscriptionId: string,
  eventId: string,
  session: StripeSession,
  deps: EventDeps,
): Promise<void> {
  const { orderId } = await readPurchase(session, subscriptionId)
  if (orderId !== null) await followPurchase(orderId, subscriptionId, session, deps, eventId)
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

/** A refund or a dispute, for the log of the account that paid. */
async function chargeEntry(event: Stripe.Event, session: StripeSession): Promise<BillingEntry | null> {
  const about = await chargeOf(event, session)
  if (about === null) return null
  const customer = await session.api.customers.retrieve(about.customerId, {}, session.options())
  const accountId = customer.deleted ? undefined : customer.metadata.accountId
  if (accountId === undefined) return null
  const { kind, chargeId, cents } = about
  return { accountId, at: event.created * SECOND_MS, kind, about: chargeId, cents }
}

type ChargeNews = { kind: 'refunded' | 'disputed'; customerId: string; chargeId: string; cents: number }

async function chargeOf(
  { type, data }: Stripe.Event,
  { api, options }: StripeSession,
): Promise<ChargeNews | null> {
  if (type === 'charge.refunded') {
    const { id, customer, amount_refunded } = data.object
    if (customer === null) return null
    return { kind: 'refunded', customerId: idOf(customer), chargeId: id, cents: amount_refunded }
  }
  if (type !== 'charge.dispute.created' || data.object.payment_intent === null) return null
  const { charge, payment_intent, amount } = data.object
  const { customer } = await api.paymentIntents.retrieve(idOf(payment_intent), {}, options())
  if (customer === null) return null
  return { kind: 'disputed', customerId: idOf(customer), chargeId: idOf(charge), cents: amount }
}
