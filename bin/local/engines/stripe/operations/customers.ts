import type Stripe from 'stripe'
import * as z from 'zod'
import { find } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import { changedMetadata, Metadata, orUnset, Page, parametersOf, Text, Times } from '../api/parameters.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { newId } from '../ids.ts'
import { ownCard } from './subscriptions.ts'

const Address = z.strictObject({
  city: orUnset(Text).optional(),
  country: orUnset(Text).optional(),
  line1: orUnset(Text).optional(),
  line2: orUnset(Text).optional(),
  postal_code: orUnset(Text).optional(),
  state: orUnset(Text).optional(),
})
const InvoiceSettings = z.strictObject({ default_payment_method: orUnset(Text).optional() })

const fields = {
  address: orUnset(Address).optional(),
  description: orUnset(Text).optional(),
  email: orUnset(Text).optional(),
  metadata: orUnset(Metadata).optional(),
  name: orUnset(Text).optional(),
  phone: orUnset(Text).optional(),
}
const Create = parametersOf<Stripe.CustomerCreateParams>()(fields)
const Update = parametersOf<Stripe.CustomerUpdateParams>()({
  ...fields,
  invoice_settings: InvoiceSettings.optional(),
})

const addressOf = (address: z.infer<typeof Address>): Stripe.Address => ({
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
  ...Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined)),
})

export const createCustomer = operation('POST', '/v1/customers', Create, (account, input) => {
  const customer = account.store.put('customer', {
    id: newId('cus'),
    object: 'customer',
    address: input.address ? addressOf(input.address) : null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changedMetadata({}, input.metadata),
    name: input.name ?? null,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
  account.emit('customer.created', customer)
  return customer
})

export const getCustomer = operation(
  'GET',
  '/v1/customers/{id}',
  parametersOf<Stripe.CustomerRetrieveParams>()({}),
  (account, _input, name) =>
    account.store.get('deleted_customer', name('id')) ?? find(account, 'customer', name('id')),
)

export const updateCustomer = operation('POST', '/v1/customers/{id}', Update, (account, input, name) => {
  const before = find(account, 'customer', name('id'))
  const { invoice_settings, metadata, address, ...texts } = input
  const card = invoice_settings?.default_payment_method
  const defaultCard = card === null ? null : (ownCard(account, card, before.id) ?? undefined)
  const customer = account.store.change('customer', before.id, {
    description: texts.description === undefined ? before.description : texts.description,
    email: texts.email === undefined ? before.email : texts.email,
    name: texts.name === undefined ? before.name : texts.name,
    phone: texts.phone === undefined ? before.phone : texts.phone,
    ...(address !== undefined && { address: address && addressOf(address) }),
    metadata: changedMetadata(before.metadata, metadata),
    ...(defaultCard !== undefined && {
      invoice_settings: { ...before.invoice_settings, default_payment_method: defaultCard },
    }),
  })
  account.emit('customer.updated', customer)
  return customer
})

/** Deletes a customer, whose subscriptions end at once. */
export const deleteCustomer = operation(
  'DELETE',
  '/v1/customers/{id}',
  parametersOf<Stripe.CustomerDeleteParams>()({}),
  (account, _input, name) => {
    const customer = find(account, 'customer', name('id'))
    for (const one of account.store.list('subscription'))
      if (one.customer === customer.id && one.ended_at === null)
        endSubscription(account, one, 'canceled', { comment: null, reason: null })
    for (const card of account.store.list('payment_method'))
      if (card.customer === customer.id) account.store.change('payment_method', card.id, { customer: null })
    account.store.delete('customer', customer.id)
    account.emit('customer.deleted', customer)
    return account.store.put('deleted_customer', { id: customer.id, object: 'customer', deleted: true })
  },
)

const List = parametersOf<Stripe.CustomerListParams>()({
  ...Page,
  created: Times.optional(),
  email: Text.optional(),
})

export const listCustomers = operation('GET', '/v1/customers', List, (account, input) => {
  const found = account.store
    .list('customer')
    .filter(
      ({ email, created }) =>
        (input.email === undefined || email === input.email) && isWithin(created, input.created),
    )
  return pageOf(found, '/v1/customers', input)
})
