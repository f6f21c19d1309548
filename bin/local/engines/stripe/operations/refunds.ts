import type Stripe from 'stripe'
import * as z from 'zod'
import type { Account } from '../account.ts'
import { find, findNamed, idIn } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { changedMetadata, Metadata, Page, parametersOf, Text, Times, Whole } from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { newId } from '../ids.ts'

const Create = parametersOf<Stripe.RefundCreateParams>()({
  amount: Whole.pipe(z.number().min(1)).optional(),
  charge: Text.optional(),
  metadata: Metadata.optional(),
  payment_intent: Text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

export const createRefund = operation('POST', '/v1/refunds', Create, (account, input) => {
  const charge = chargeFor(account, input)
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = input.amount ?? left
  if (amount > left)
    throw invalid(
      `Refund amount ($${dollars(amount)}) is greater than unrefunded amount on charge ($${dollars(left)})`,
      'amount',
    )
  const refund = account.store.put('refund', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: changedMetadata({}, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const refunded = account.store.change('charge', charge.id, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  })
  account.emit('refund.created', refund)
  account.emit('charge.refunded', refunded)
  return refund
})

const CENTS = 100
const dollars = (cents: number) => (cents / CENTS).toFixed(2)

function chargeFor(
  account: Account,
  { charge, payment_intent }: Pick<z.infer<typeof Create>, 'charge' | 'payment_intent'>,
): Stripe.Charge {
  const id =
    charge ??
    idIn(
      payment_intent === undefined
        ? null
        : findNamed(account, 'payment_intent', payment_intent, 'payment_intent').latest_charge,
    )
  if (id === null)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const found = findNamed(account, 'charge', id, 'charge')
  if (!found.paid) throw invalid(`Charge ${id} was not paid, so it cannot be refunded.`, 'charge')
  return found
}

export const getRefund = operation(
  'GET',
  '/v1/refunds/{id}',
  parametersOf<Stripe.RefundRetrieveParams>()({}),
  (account, _input, name) => find(account, 'refund', name('id')),
)

const List = parametersOf<Stripe.RefundListParams>()({
  ...Page,
  charge: Text.optional(),
  created: Times.optional(),
  payment_intent: Text.optional(),
})

export const listRefunds = operation('GET', '/v1/refunds', List, (account, input) => {
  const found = account.store
    .list('refund')
    .filter(
      (one) =>
        (input.charge === undefined || one.charge === input.charge) &&
        (input.payment_intent === undefined || one.payment_intent === input.payment_intent) &&
        isWithin(one.created, input.created),
    )
  return pageOf(found, '/v1/refunds', input)
})

export const getCharge = operation(
  'GET',
  '/v1/charges/{id}',
  parametersOf<Stripe.ChargeRetrieveParams>()({}),
  (account, _input, name) => find(account, 'charge', name('id')),
)

export const getDispute = operation(
  'GET',
  '/v1/disputes/{id}',
  parametersOf<Stripe.DisputeRetrieveParams>()({}),
  (account, _input, name) => find(account, 'dispute', name('id')),
)
