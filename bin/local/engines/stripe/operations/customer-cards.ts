import type Stripe from 'stripe'
import * as z from 'zod'
import { find, idIn } from '../api/find.ts'
import { pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { Page, parametersOf } from '../api/parameters.ts'
import { missing } from '../api/stripe-error.ts'

const CardList = parametersOf<Stripe.CustomerListPaymentMethodsParams>()({
  ...Page,
  type: z.literal('card').optional(),
})

export const listCustomerCards = operation(
  'GET',
  '/v1/customers/{id}/payment_methods',
  CardList,
  (account, input, name) => {
    const { id } = find(account, 'customer', name('id'))
    const cards = account.store.list('payment_method').filter(({ customer }) => customer === id)
    return pageOf(cards, `/v1/customers/${id}/payment_methods`, input)
  },
)

export const getCustomerCard = operation(
  'GET',
  '/v1/customers/{id}/payment_methods/{card}',
  parametersOf<Stripe.CustomerRetrievePaymentMethodParams>()({}),
  (account, _input, name) => {
    const { id } = find(account, 'customer', name('id'))
    const card = find(account, 'payment_method', name('card'))
    if (idIn(card.customer) !== id) throw missing('payment_method', card.id, 'payment_method')
    return card
  },
)
