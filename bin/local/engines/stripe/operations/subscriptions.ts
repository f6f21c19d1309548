import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, findNamed, findNamedPaymentMethod, idIn } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import {
  changedMetadata,
  Flag,
  Metadata,
  orUnset,
  Page,
  parametersOf,
  Text,
  Times,
} from '../api/parameters.ts'
import { invalid, missing } from '../api/stripe-error.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { collect, invoiceSubscription } from '../billing/invoicing.ts'
import { newSubscription } from '../resources/new-subscription.ts'
import {
  NewItems,
  OnceItems,
  onceItems,
  orderedItems,
  PaymentSettings,
  paymentSettingsOf,
} from './subscription-input.ts'

const Create = parametersOf<Stripe.SubscriptionCreateParams>()({
  customer: Text,
  items: NewItems,
  add_invoice_items: OnceItems.optional(),
  billing_mode: z.strictObject({ type: z.enum(['classic', 'flexible']) }).optional(),
  cancel_at_period_end: Flag.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  default_payment_method: Text.optional(),
  description: Text.optional(),
  metadata: orUnset(Metadata).optional(),
  off_session: Flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete']).optional(),
  payment_settings: PaymentSettings.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
})

export const createSubscription = operation('POST', '/v1/subscriptions', Create, (account, input) => {
  const customer = findNamed(account, 'customer', input.customer, 'customer')
  const ordered = orderedItems(account, input.items)
  const once = onceItems(account, input.add_invoice_items)
  const subscription = account.store.put(
    'subscription',
    newSubscription(account, {
      customer: customer.id,
      ordered,
      billingMode: input.billing_mode?.type ?? 'flexible',
      defaultPaymentMethod: ownCard(account, input.default_payment_method, customer.id),
      description: input.description ?? null,
      metadata: changedMetadata({}, input.metadata),
      paymentSettings: paymentSettingsOf(input.payment_settings),
      cancelAtPeriodEnd: input.cancel_at_period_end ?? false,
    }),
  )
  account.emit('customer.subscription.created', subscription)
  const invoice = invoiceSubscription(account, subscription, 'subscription_create', once)
  if (invoice.status === 'open' && input.payment_behavior !== 'default_incomplete') collect(account, invoice)
  return find(account, 'subscription', subscription.id)
})

/** A card that may pay a customer's subscription: it is attached to that customer. */
export function ownCard(account: Account, id: string | undefined, customer: string): string | null {
  if (id === undefined) return null
  const card = findNamedPaymentMethod(account, id, 'default_payment_method')
  if (idIn(card.customer) !== customer)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'default_payment_method',
      'resource_missing',
    )
  return card.id
}

export const getSubscription = operation(
  'GET',
  '/v1/subscriptions/{id}',
  parametersOf<Stripe.SubscriptionRetrieveParams>()({}),
  (account, _input, name) => find(account, 'subscription', name('id')),
)

const List = parametersOf<Stripe.SubscriptionListParams>()({
  ...Page,
  created: Times.optional(),
  customer: Text.optional(),
  price: Text.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'trialing',
      'unpaid',
    ])
    .optional(),
})

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired']

export const listSubscriptions = operation('GET', '/v1/subscriptions', List, (account, input) => {
  const hasStatus = ({ status }: Stripe.Subscription) => {
    if (input.status === 'all') return true
    if (input.status === 'ended') return ENDED.includes(status)
    return input.status === undefined ? status !== 'canceled' : status === input.status
  }
  const found = account.store
    .list('subscription')
    .filter(
      (one) =>
        hasStatus(one) &&
        isWithin(one.created, input.created) &&
        (input.customer === undefined || one.customer === input.customer) &&
        (input.price === undefined || one.items.data.some(({ price }) => price.id === input.price)),
    )
  return pageOf(found, '/v1/subscriptions', input)
})

const Cancel = parametersOf<Stripe.SubscriptionCancelParams>()({
  cancellation_details: z.strictObject({ comment: orUnset(Text).optional() }).optional(),
  invoice_now: Flag.optional(),
  prorate: Flag.optional(),
})

export const cancelSubscription = operation(
  'DELETE',
  '/v1/subscriptions/{id}',
  Cancel,
  (account, { prorate, invoice_now, cancellation_details }, name) => {
    if (prorate || invoice_now) throw invalid('The local Stripe does not prorate.', 'prorate')
    const subscription = find(account, 'subscription', name('id'))
    // Stripe does not find one that has ended
    if (ENDED.includes(subscription.status)) throw missing('subscription', subscription.id, 'id')
    return endSubscription(account, subscription, 'canceled', {
      comment: cancellation_details?.comment ?? null,
      reason: 'cancellation_requested',
    })
  },
)
