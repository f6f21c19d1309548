import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, idIn } from '../api/find.ts'
import { operation } from '../api/operation.ts'
import { changedMetadata, Flag, Metadata, orUnset, parametersOf, Text, Whole } from '../api/parameters.ts'
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
  trial_end: z.union([z.literal('now'), Whole]).optional(),
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
    const now = account.now()
    const trial = trialOf(before, input, now)
    const changed = trial ?? changeOf(account, before, input)
    const card = ownCard(account, input.default_payment_method, idIn(before.customer) ?? '')
    if (changed?.restarts && input.payment_behavior === 'error_if_incomplete')
      assertPayable(account, before, card)
    const endsAtPeriodEnd = input.cancel_at_period_end ?? before.cancel_at_period_end
    const after = account.store.change('subscription', before.id, {
      description: input.description === undefined ? before.description : input.description,
      metadata: changedMetadata(before.metadata, input.metadata),
      payment_settings: paymentSettingsOf(input.payment_settings, before.payment_settings),
      ...(card !== null && { default_payment_method: card }),
      ...(changed && { items: { ...before.items, data: changed.items } }),
      ...(changed?.restarts && { billing_cycle_anchor: now, ...endedTrial(before, now) }),
      ...(trial && {
        status: 'trialing',
        trial_start: now,
        trial_end: trial.endsAt,
        billing_cycle_anchor: trial.endsAt,
      }),
      ...((input.cancel_at_period_end !== undefined || changed?.restarts || trial) &&
        endingAt(endsAtPeriodEnd ? endOf(changed?.items ?? before.items.data) : null, now, endsAtPeriodEnd)),
      cancellation_details: cancellationOf(before, input),
    })
    account.emit('customer.subscription.updated', after)
    if (changed?.restarts) chargeNow(account, after, input)
    if (trial) invoiceSubscription(account, after, 'subscription_update')
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
  const changed = changedItems(account, before, input.items)
  if (changed.restarts && before.status === 'trialing' && input.trial_end !== 'now')
    throw invalid('The local Stripe changes the interval of a trial only with its end: now.', 'trial_end')
  return changed
}

const endedTrial = ({ status }: Stripe.Subscription, now: number) =>
  status === 'trialing' ? ({ status: 'active', trial_end: now } as const) : {}

/** Until a trial ends nothing is charged, and a new period starts then. Its own invoice is over nothing. */
function trialOf(
  { items }: Stripe.Subscription,
  { trial_end: endsAt, items: changes, proration_behavior }: Input,
  now: number,
): (Changed & { endsAt: number }) | null {
  if (endsAt === undefined || endsAt === 'now') return null
  if (endsAt <= now)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end')
  if (changes !== undefined || proration_behavior !== 'none')
    throw invalid('The local Stripe starts a trial without other changes, and does not prorate.', 'trial_end')
  const period = { current_period_start: now, current_period_end: endsAt }
  return { items: items.data.map((item) => ({ ...item, ...period })), restarts: false, endsAt }
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
