import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, findNamed, idIn } from '../api/find.ts'
import { operation } from '../api/operation.ts'
import { Flag, parametersOf, Text } from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { newId } from '../ids.ts'
import { newInvoice } from '../resources/new-invoice.ts'
import { endOf } from '../resources/new-item.ts'
import { newSubscription } from '../resources/new-subscription.ts'
import { ChangedItems, changedItems } from './change-items.ts'
import { orderedItems, paymentSettingsOf } from './subscription-input.ts'

const Preview = parametersOf<Stripe.InvoiceCreatePreviewParams>()({
  customer: Text.optional(),
  preview_mode: z.enum(['next', 'recurring']).optional(),
  subscription: Text.optional(),
  subscription_details: z
    .strictObject({
      items: ChangedItems.optional(),
      cancel_at_period_end: Flag.optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      trial_end: z.literal('now').optional(),
    })
    .optional(),
})
type Input = z.infer<typeof Preview>

/** The next invoice of a subscription as it is, as it would be after a change, or of one that does not exist yet. */
export const previewInvoice = operation('POST', '/v1/invoices/create_preview', Preview, (account, input) => {
  const subscription = subscriptionOf(account, input)
  const customer = find(account, 'customer', idIn(subscription.customer) ?? '')
  const changes = input.subscription === undefined ? [] : (input.subscription_details?.items ?? [])
  if (changes.length > 0 && input.subscription_details?.proration_behavior !== 'none')
    throw invalid(
      'The local Stripe does not prorate: set proration_behavior to none.',
      'subscription_details[proration_behavior]',
    )
  const { items, restarts } = changedItems(account, subscription, changes)
  const charged = items.map((item) => ({ price: item.price, quantity: item.quantity ?? 1, item }))
  const invoice = newInvoice(account, {
    id: newId('upcoming_in'),
    customer,
    // the period behind a trial is charged
    subscription: { ...subscription, status: 'active' },
    charged,
    reason: restarts ? 'subscription_update' : 'upcoming',
  })
  const at = restarts || input.subscription === undefined ? account.now() : endOf(items)
  return {
    ...invoice,
    hosted_invoice_url: null,
    invoice_pdf: null,
    next_payment_attempt: at,
    period_end: at,
    status: 'draft',
    status_transitions: { ...invoice.status_transitions, finalized_at: null },
  } satisfies Stripe.Invoice
})

function subscriptionOf(account: Account, { subscription, customer, subscription_details }: Input) {
  if (subscription !== undefined) return findNamed(account, 'subscription', subscription, 'subscription')
  if (customer === undefined)
    throw invalid('You must provide one of customer or subscription.', 'customer', 'parameter_missing')
  const items = (subscription_details?.items ?? []).map(({ price = '', quantity }) => ({ price, quantity }))
  return newSubscription(account, {
    customer: findNamed(account, 'customer', customer, 'customer').id,
    ordered: orderedItems(account, items),
    billingMode: 'flexible',
    defaultPaymentMethod: null,
    description: null,
    metadata: {},
    paymentSettings: paymentSettingsOf(undefined),
    cancelAtPeriodEnd: false,
  })
}
