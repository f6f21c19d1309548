import type Stripe from 'stripe'
import * as z from 'zod'
import { find, findNamedPaymentMethod, idIn } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { Flag, listOf, Page, parametersOf, Text, Times } from '../api/parameters.ts'
import { invalid, StripeError } from '../api/stripe-error.ts'
import { cardError } from '../billing/card-error.ts'
import { recordFailureOf } from '../billing/invoicing.ts'
import { charge } from '../billing/payments.ts'

export const getPaymentIntent = operation(
  'GET',
  '/v1/payment_intents/{id}',
  parametersOf<Stripe.PaymentIntentRetrieveParams>()({ client_secret: Text.optional() }),
  (account, _input, name) => find(account, 'payment_intent', name('id')),
)

const List = parametersOf<Stripe.PaymentIntentListParams>()({
  ...Page,
  created: Times.optional(),
  customer: Text.optional(),
})

export const listPaymentIntents = operation('GET', '/v1/payment_intents', List, (account, input) => {
  const found = account.store
    .list('payment_intent')
    .filter(
      ({ customer, created }) =>
        (input.customer === undefined || customer === input.customer) && isWithin(created, input.created),
    )
  return pageOf(found, '/v1/payment_intents', input)
})

const Confirm = parametersOf<Stripe.PaymentIntentConfirmParams>()({
  allowed_payment_method_types: listOf(z.literal('card')).optional(),
  error_on_requires_action: Flag.optional(),
  off_session: Flag.optional(),
  payment_method: Text.optional(),
  return_url: z.url().optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  use_stripe_sdk: Flag.optional(),
})

const CONFIRMABLE: readonly Stripe.PaymentIntent.Status[] = [
  'requires_action',
  'requires_confirmation',
  'requires_payment_method',
]

export const confirmPaymentIntent = operation(
  'POST',
  '/v1/payment_intents/{id}/confirm',
  Confirm,
  (account, input, name) => {
    const intent = find(account, 'payment_intent', name('id'))
    if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent)
    const id = input.payment_method ?? idIn(intent.payment_method)
    if (id === null)
      throw invalid(
        `You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.`,
        undefined,
        'payment_intent_unexpected_state',
      )
    const card = findNamedPaymentMethod(account, id, 'payment_method')
    const owner = idIn(card.customer)
    if (owner !== null && owner !== idIn(intent.customer))
      throw invalid(
        `The provided PaymentMethod belongs to another Customer, so it cannot be used with this PaymentIntent.`,
        'payment_method',
      )
    const payer =
      input.off_session || input.error_on_requires_action
        ? null
        : { useStripeSdk: input.use_stripe_sdk ?? false, returnUrl: input.return_url ?? null }
    const charged = charge(account, intent, card, payer)
    if (charged.verdict.kind !== 'accepted') recordFailureOf(account, charged.intent)
    if (charged.verdict.kind === 'declined')
      throw cardError(charged.verdict, { payment_intent: charged.intent })
    return charged.intent
  },
)

function unexpectedState(intent: Stripe.PaymentIntent): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded'
        ? `You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.`
        : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}
