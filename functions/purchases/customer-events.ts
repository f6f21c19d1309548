import type Stripe from 'stripe'
import { SECOND_MS } from '../../shared/time.ts'
import { idOf } from '../outside/stripe/purchases.ts'
import type { StripeSession } from '../outside/stripe/stripe-session.ts'
import type { BillingEntry, BillingLogStore } from '../stores/billing/billing-log.ts'
import type { CustomerStore } from '../stores/billing/customers.ts'
import { type FollowDeps, followPurchase } from './follow-purchase.ts'
import { needsOperator } from './needs-operator.ts'
import { accountOf } from './waiting-account.ts'

type CustomerEventDeps = FollowDeps & {
  billingLog: Pick<BillingLogStore, 'append'>
  customers: Pick<CustomerStore, 'forgetId'>
}

type CustomerNews = {
  customerId: string
  entry: Pick<BillingEntry, 'kind' | 'about' | 'cents'> | null
  /** A card of the customer has changed, with which it may pay for purchases. */
  changesCards: boolean
}

/** Does what an event about a customer, its cards or its charges is about. */
export async function applyToCustomer(
  event: Stripe.Event,
  session: StripeSession,
  deps: CustomerEventDeps,
): Promise<void> {
  if (event.type === 'customer.deleted') return forgetCustomer(event.data.object, deps)
  const news = await customerNews(event, session)
  if (news === null) return
  const { customerId, entry, changesCards } = news
  if (entry?.kind === 'disputed') needsOperator('disputed', { chargeId: entry.about })
  const customer = await session.api.customers.retrieve(customerId, {}, session.options())
  const owner = customer.deleted ? undefined : customer.metadata.accountId
  if (owner === undefined) return
  const accountId = await accountOf(owner, deps)
  if (entry !== null) await deps.billingLog.append({ accountId, at: event.created * SECOND_MS, ...entry })
  if (changesCards) await followAll(customerId, session, deps)
}

/**
 * Forgets a customer, whose subscriptions end with events of their own. The account's next purchase makes another
 * one.
 */
async function forgetCustomer(
  { id, metadata }: Stripe.Customer,
  { customers, ...deps }: CustomerEventDeps,
): Promise<void> {
  if (metadata.accountId !== undefined)
    await customers.forgetId(await accountOf(metadata.accountId, deps), id)
}

async function followAll(customer: string, session: StripeSession, deps: FollowDeps): Promise<void> {
  const { data } = await session.api.subscriptions.list({ customer, limit: 100 }, session.options())
  for (const { id, metadata } of data)
    if (metadata.orderId !== undefined) await followPurchase(metadata.orderId, id, session, deps)
}

/** `null` if the event is about no customer. */
async function customerNews(
  { type, data }: Stripe.Event,
  { api, options }: StripeSession,
): Promise<CustomerNews | null> {
  switch (type) {
    case 'setup_intent.succeeded': {
      const { customer, payment_method } = data.object
      if (customer === null || payment_method === null) return null
      return cardNews(idOf(customer), 'card-added', idOf(payment_method))
    }
    case 'payment_method.detached': {
      // the event has the customer in what was before it only
      const before = data.previous_attributes?.customer
      return before ? cardNews(idOf(before), 'card-removed', data.object.id) : null
    }
    case 'payment_method.automatically_updated': {
      const { customer } = data.object
      return customer === null ? null : { customerId: idOf(customer), entry: null, changesCards: true }
    }
    case 'charge.refunded': {
      const { id: about, customer, amount_refunded: cents } = data.object
      return customer === null ? null : chargeNews(idOf(customer), { kind: 'refunded', about, cents })
    }
    case 'charge.dispute.created': {
      const { charge, payment_intent, amount: cents } = data.object
      if (payment_intent === null) return null
      const { customer } = await api.paymentIntents.retrieve(idOf(payment_intent), {}, options())
      const entry = { kind: 'disputed' as const, about: idOf(charge), cents }
      return customer === null ? null : chargeNews(idOf(customer), entry)
    }
    default:
      return null
  }
}

const cardNews = (customerId: string, kind: 'card-added' | 'card-removed', about: string): CustomerNews => ({
  customerId,
  entry: { kind, about, cents: null },
  changesCards: kind === 'card-removed',
})

const chargeNews = (customerId: string, entry: CustomerNews['entry']): CustomerNews => ({
  customerId,
  entry,
  changesCards: false,
})
