import type Stripe from 'stripe'
import * as z from 'zod'
import { find, findNamed, idIn } from '../api/find.ts'
import { pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { changedMetadata, Metadata, orUnset, Page, parametersOf, Text, Whole } from '../api/parameters.ts'
import { invalid, missing } from '../api/stripe-error.ts'
import { cardError } from '../billing/card-error.ts'
import { createPaymentMethod, findPaymentMethod, judgeSaving } from '../billing/cards.ts'
import { testNumber } from '../billing/test-cards.ts'

const BillingDetails = z.strictObject({
  email: orUnset(Text).optional(),
  name: orUnset(Text).optional(),
  phone: orUnset(Text).optional(),
})

const Create = parametersOf<Stripe.PaymentMethodCreateParams>()({
  type: z.literal('card'),
  card: z.strictObject({
    number: Text,
    exp_month: Whole.pipe(z.number()),
    exp_year: Whole.pipe(z.number()),
    cvc: Text.optional(),
  }),
  billing_details: BillingDetails.optional(),
  metadata: Metadata.optional(),
})

const MONTHS = 12

export const createCard = operation('POST', '/v1/payment_methods', Create, (account, input) => {
  const { number, exp_month, exp_year, cvc } = input.card
  const known = testNumber(number)
  const now = new Date(account.now() * 1000)
  if (exp_month < 1 || exp_month > MONTHS)
    throw cardError({ code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." })
  if (exp_year * MONTHS + exp_month <= now.getUTCFullYear() * MONTHS + now.getUTCMonth())
    throw cardError({ code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." })
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw cardError({ code: 'invalid_cvc', message: "Your card's security code is invalid." })
  return createPaymentMethod(
    account,
    { number: known, expMonth: exp_month, expYear: exp_year, cvc: cvc ?? null },
    {
      billing_details: {
        address: null,
        email: input.billing_details?.email ?? null,
        name: input.billing_details?.name ?? null,
        phone: input.billing_details?.phone ?? null,
        tax_id: null,
      },
      metadata: changedMetadata({}, input.metadata),
    },
  )
})

export const getCard = operation(
  'GET',
  '/v1/payment_methods/{id}',
  parametersOf<Stripe.PaymentMethodRetrieveParams>()({}),
  (account, _input, name) => {
    const card = findPaymentMethod(account, name('id'))
    if (card === undefined) throw missing('payment_method', name('id'), 'payment_method')
    return card
  },
)

const List = parametersOf<Stripe.PaymentMethodListParams>()({
  ...Page,
  customer: Text,
  type: z.literal('card').optional(),
})

export const listCards = operation('GET', '/v1/payment_methods', List, (account, input) => {
  const { id } = findNamed(account, 'customer', input.customer, 'customer')
  const cards = account.store.list('payment_method').filter(({ customer }) => customer === id)
  return pageOf(cards, '/v1/payment_methods', input)
})

const Attach = parametersOf<Stripe.PaymentMethodAttachParams>()({ customer: Text })

export const attachCard = operation(
  'POST',
  '/v1/payment_methods/{id}/attach',
  Attach,
  (account, input, name) => {
    const customer = findNamed(account, 'customer', input.customer, 'customer')
    const card = findPaymentMethod(account, name('id'))
    if (card === undefined) throw missing('payment_method', name('id'), 'payment_method')
    const owner = idIn(card.customer)
    if (owner === customer.id) return card
    if (owner !== null)
      throw invalid(
        'The payment method you provided has already been attached to a customer.',
        undefined,
        'payment_method_unexpected_state',
      )
    const verdict = judgeSaving(account, card.id)
    if (verdict.kind === 'declined') throw cardError(verdict)
    const attached = account.store.change('payment_method', card.id, { customer: customer.id })
    account.emit('payment_method.attached', attached)
    return attached
  },
)

export const detachCard = operation(
  'POST',
  '/v1/payment_methods/{id}/detach',
  parametersOf<Stripe.PaymentMethodDetachParams>()({}),
  (account, _input, name) => {
    const card = find(account, 'payment_method', name('id'))
    const owner = idIn(card.customer)
    if (owner === null)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    const customer = account.store.get('customer', owner)
    if (customer && customer.invoice_settings.default_payment_method === card.id)
      account.store.change('customer', owner, {
        invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
      })
    for (const one of account.store.list('subscription'))
      if (one.default_payment_method === card.id && one.ended_at === null)
        account.store.change('subscription', one.id, { default_payment_method: null })
    const detached = account.store.change('payment_method', card.id, { customer: null })
    account.emit('payment_method.detached', detached, { customer: owner })
    return detached
  },
)
