import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, idIn } from '../api/find.ts'
import { operation } from '../api/operation.ts'
import { changedMetadata, Flag, Metadata, orUnset, parametersOf, Text } from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { cardError } from '../billing/card-error.ts'
import { judgeCharge } from '../billing/cards.ts'
import { collectOrRetry } from '../billing/dunning.ts'
import { defaultCardOf, invoiceSubscription } from '../billing/invoicing.ts'
import { endOf } from '../resources/new-item.ts'
import { endingAt } from '../resources/new-subscription.ts'
import { type Changed, ChangedItems, changedItems } from './change-items.ts'
import { PaymentSettings, paymentSettingsOf } from './subscription-input.ts'
import { ownCard } from './subscriptions.ts'

const Update = parametersOf<Stripe.SubscriptionUpdateParams>()({
  items: ChangedItems.optional(),
  cancel_at_period_end: Flag.optional(),
  cancellation_details: z.strictObject({ comment: orUnset(Text).optional() }).optional(),
  default_payment_method: Text.optional(),
  description: orUnset(Text).optional(),
  metadata: orUnset(Metadata).optional(),
  off_session: Flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: PaymentSettings.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
})
type Input = z.infer<typeof Update>

const AFTER_ITS_END: readonly (keyof Input)[] = ['cancellation_details', 'expand', 'metadata']

export const updateSubscription = operation(
  'POST',
  '/v1/subscriptions/{id}',
  Update,
  (account, input, name) => {
    const before = find(account, 'subscription', name('id'))
    assertChangeable(before, input)
    const changed = changeOf(account, before, input)
    const card = ownCard(account, input.default_payment_method, idIn(before.customer) ?? '')
    if (changed?.restarts && input.payment_behavior === 'error_if_incomplete')
      assertPayable(account, before, card)
    const now = account.now()
    const endsAtPeriodEnd = input.cancel_at_period_end ?? before.cancel_at_period_end
    const after = account.store.change('subscription', before.id, {
      description: input.description === undefined ? before.description : input.description,
      metadata: changedMetadata(before.metadata, input.metadata),
      payment_settings: paymentSettingsOf(input.payment_settings, before.payment_settings),
      ...(card !== null && { default_payment_method: card }),
      ...(changed && { items: { ...before.items, data: changed.items } }),
      ...(changed?.restarts && { billing_cycle_anchor: now }),
      ...((input.cancel_at_period_end !== undefined || changed?.restarts) &&
        endingAt(endsAtPeriodEnd ? endOf(changed?.items ?? before.items.data) : null, now, endsAtPeriodEnd)),
      cancellation_details: cancellationOf(before, input),
    })
    account.emit('customer.subscription.updated', after)
    if (changed?.restarts) chargeNow(account, after, input)
    return find(account, 'subscription', before.id)
  },
)

function assertChangeable({ status }: Stripe.Subscription, input: Input): void {
  if (status === 'incomplete_expired' || status === 'canceled')
    for (const [name, value] of Object.entries(input))
      if (value !== undefined && !AFTER_ITS_END.some((allowed) => allowed === name))
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
}

function changeOf(account: Account, before: Stripe.Subscription, input: Input): Changed | null {
  if (input.items === undefined) return null
  if (input.proration_behavior !== 'none')
    throw invalid('The local Stripe does not prorate: set proration_behavior to none.', 'proration_behavior')
  return changedItems(account, before, input.items)
}

const cancellationOf = (
  { cancellation_details: before }: Stripe.Subscription,
  { cancel_at_period_end, cancellation_details: change }: Input,
): Stripe.Subscription.CancellationDetails => {
  const reason = cancel_at_period_end ? 'cancellation_requested' : null
  return {
    comment: change?.comment === undefined ? (before?.comment ?? null) : change.comment,
    feedback: null,
    feedback_option: null,
    reason: cancel_at_period_end === undefined ? (before?.reason ?? null) : reason,
  }
}

/** Throws under `error_if_incomplete`, which changes nothing unless the new period can be paid. */
function assertPayable(account: Account, before: Stripe.Subscription, newCard: string | null): void {
  const latest = account.store.get('invoice', idIn(before.latest_invoice) ?? '')
  const card = newCard ?? (latest && defaultCardOf(account, latest)?.id)
  if (!card) throw invalid('This customer has no attached payment source or default payment method.')
  const verdict = judgeCharge(account, card, false)
  if (verdict.kind === 'declined') throw cardError(verdict)
}

/** A new interval starts now: its first period is charged at once, and nothing of the old one is credited. */
function chargeNow(account: Account, subscription: Stripe.Subscription, { payment_behavior }: Input): void {
  const invoice = invoiceSubscription(account, subscription, 'subscription_update')
  if (invoice.status === 'open' && payment_behavior !== 'default_incomplete') collectOrRetry(account, invoice)
}
