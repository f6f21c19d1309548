import type Stripe from 'stripe'
import { find } from '../api/find.ts'
import { pageOf } from '../api/lists.ts'
import { operation } from '../api/operation.ts'
import {
  changedMetadata,
  Flag,
  listOf,
  Metadata,
  orUnset,
  Page,
  parametersOf,
  Text,
} from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { newId } from '../ids.ts'

const NewProduct = parametersOf<Stripe.ProductCreateParams>()({
  id: Text.optional(),
  name: Text,
  active: Flag.optional(),
  description: Text.optional(),
  metadata: Metadata.optional(),
  shippable: Flag.optional(),
  unit_label: Text.optional(),
})

export const createProduct = operation('POST', '/v1/products', NewProduct, (account, input) => {
  const id = input.id ?? newId('prod')
  if (account.store.get('product', id))
    throw invalid('Product already exists.', undefined, 'resource_already_exists')
  const now = account.now()
  const product = account.store.put('product', {
    id,
    object: 'product',
    active: input.active ?? true,
    created: now,
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changedMetadata({}, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: input.shippable ?? null,
    tax_details: null,
    type: 'service',
    unit_label: input.unit_label ?? null,
    updated: now,
    url: null,
  })
  account.emit('product.created', product)
  return product
})

export const getProduct = operation(
  'GET',
  '/v1/products/{id}',
  parametersOf<Stripe.ProductRetrieveParams>()({}),
  (account, _input, name) => find(account, 'product', name('id')),
)

const ProductChange = parametersOf<Stripe.ProductUpdateParams>()({
  active: Flag.optional(),
  description: orUnset(Text).optional(),
  metadata: orUnset(Metadata).optional(),
  name: Text.optional(),
})

export const updateProduct = operation('POST', '/v1/products/{id}', ProductChange, (account, input, name) => {
  const before = find(account, 'product', name('id'))
  const product = account.store.change('product', before.id, {
    active: input.active ?? before.active,
    description: input.description === undefined ? before.description : input.description,
    metadata: changedMetadata(before.metadata, input.metadata),
    name: input.name ?? before.name,
    updated: account.now(),
  })
  account.emit('product.updated', product)
  return product
})

const ProductList = parametersOf<Stripe.ProductListParams>()({
  ...Page,
  active: Flag.optional(),
  ids: listOf(Text).optional(),
})

export const listProducts = operation('GET', '/v1/products', ProductList, (account, input) => {
  const found = account.store
    .list('product')
    .filter(
      ({ id, active }) =>
        (input.active === undefined || active === input.active) &&
        (input.ids === undefined || input.ids.includes(id)),
    )
  return pageOf(found, '/v1/products', input)
})
