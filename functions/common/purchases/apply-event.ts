import type Stripe from 'stripe'
import { SECOND_MS } from '../../../shared/time.ts'
import { idOf, readPurchase } from '../../outside/stripe/purchases.ts'
import type { StripeSession } from '../../outside/stripe/stripe-session.ts'
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
 * nothing of ours does nothing.
 */
export async function applyEvent(
  event: Stripe.Event,
  session: StripeSession,
  deps: EventDeps,
): Promise<void> {
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
async function chargeEntry(
  { type, data, created }: Stripe.Event,
  { api, options }: StripeSession,
): Promise<BillingEntry | null> {
  if (type !== 'charge.refunded' && type !== 'charge.dispute.created') return null
  const chargeId = type === 'charge.refunded' ? data.object.id : idOf(data.object.charge)
  const charge = await api.charges.retrieve(chargeId, { expand: ['customer'] }, options())
  const { customer } = charge
  if (customer === null || typeof customer === 'string' || customer.deleted) return null
  const { accountId } = customer.metadata
  if (accountId === undefined) return null
  const [kind, cents] =
    type === 'charge.refunded'
      ? (['refunded', data.object.amount_refunded] as const)
      : (['disputed', data.object.amount] as const)
  return { accountId, at: created * SECOND_MS, kind, about: chargeId, cents }
}
