import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, findNamed, findNamedPaymentMethod, idIn } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import {
  changedMetadata,
  Flag,
  listOf,
  Metadata,
  Page,
  parametersOf,
  Text,
  Times,
} from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { cardError } from '../billing/card-error.ts'
import { saveCard } from '../billing/saving.ts'
import { newId } from '../ids.ts'

const CardOnly = listOf(z.literal('card'))

const Create = parametersOf<Stripe.SetupIntentCreateParams>()({
  allowed_payment_method_types: CardOnly.optional(),
  automatic_payment_methods: z
    .strictObject({ enabled: Flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: Flag.optional(),
  customer: Text.optional(),
  description: Text.optional(),
  metadata: Metadata.optional(),
  payment_method: Text.optional(),
  return_url: z.url().optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
  use_stripe_sdk: Flag.optional(),
})

export const createSetupIntent = operation('POST', '/v1/setup_intents', Create, (account, input) => {
  const customer = input.customer && findNamed(account, 'customer', input.customer, 'customer').id
  const id = newId('seti')
  const intent = account.store.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    created: account.now(),
    customer: customer ?? null,
    description: input.description ?? null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: changedMetadata({}, input.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: input.usage ?? 'off_session',
  })
  account.emit('setup_intent.created', intent)
  return input.confirm ? confirm(account, intent, input) : intent
})

const Confirm = parametersOf<Stripe.SetupIntentConfirmParams>()({
  allowed_payment_method_types: CardOnly.optional(),
  payment_method: Text.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: Flag.optional(),
})

export const confirmSetupIntent = operation(
  'POST',
  '/v1/setup_intents/{id}/confirm',
  Confirm,
  (account, input, name) => {
    const intent = find(account, 'setup_intent', name('id'))
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalid(
        `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
        undefined,
        'setup_intent_unexpected_state',
      )
    return confirm(account, intent, input)
  },
)

function confirm(
  account: Account,
  intent: Stripe.SetupIntent,
  { payment_method, return_url, use_stripe_sdk }: z.infer<typeof Confirm>,
): Stripe.SetupIntent {
  const id = payment_method ?? idIn(intent.payment_method)
  if (id === null)
    throw invalid(
      "You cannot confirm this SetupIntent because it's missing a payment method.",
      'payment_method',
      'setup_intent_unexpected_state',
    )
  const card = findNamedPaymentMethod(account, id, 'payment_method')
  const owner = idIn(card.customer)
  if (owner !== null && owner !== idIn(intent.customer))
    throw invalid(
      'The provided PaymentMethod belongs to another Customer, so it cannot be set up here.',
      'payment_method',
    )
  const payer = { useStripeSdk: use_stripe_sdk ?? false, returnUrl: return_url ?? null }
  const saved = saveCard(account, intent, card, payer)
  if (saved.verdict.kind === 'declined') throw cardError(saved.verdict, { setup_intent: saved.intent })
  return saved.intent
}

export const getSetupIntent = operation(
  'GET',
  '/v1/setup_intents/{id}',
  parametersOf<Stripe.SetupIntentRetrieveParams>()({ client_secret: Text.optional() }),
  (account, _input, name) => find(account, 'setup_intent', name('id')),
)

const List = parametersOf<Stripe.SetupIntentListParams>()({
  ...Page,
  created: Times.optional(),
  customer: Text.optional(),
  payment_method: Text.optional(),
})

export const listSetupIntents = operation('GET', '/v1/setup_intents', List, (account, input) => {
  const found = account.store
    .list('setup_intent')
    .filter(
      (one) =>
        (input.customer === undefined || one.customer === input.customer) &&
        (input.payment_method === undefined || one.payment_method === input.payment_method) &&
        isWithin(one.created, input.created),
    )
  return pageOf(found, '/v1/setup_intents', input)
})
