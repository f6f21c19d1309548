import type Stripe from 'stripe'
import * as z from 'zod'
import { find, findNamed } from '../api/find.ts'
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
  Whole,
} from '../api/parameters.ts'
import { invalid } from '../api/stripe-error.ts'
import { newId } from '../ids.ts'
import { decimalOf } from '../resources/ordered.ts'

const NewPrice = parametersOf<Stripe.PriceCreateParams>()({
  product: Text,
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: Whole.pipe(z.number().min(0)),
  active: Flag.optional(),
  lookup_key: Text.optional(),
  metadata: Metadata.optional(),
  nickname: Text.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: Whole.pipe(z.number().min(1).max(36)).optional(),
    })
    .optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: Flag.optional(),
})

export const createPrice = operation('POST', '/v1/prices', NewPrice, (account, input) => {
  const product = findNamed(account, 'product', input.product, 'product')
  const holder = account.store.list('price').find(({ lookup_key }) => lookup_key === input.lookup_key)
  if (input.lookup_key !== undefined && holder !== undefined) {
    if (!input.transfer_lookup_key)
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key. To transfer the lookup key to this price, set \`transfer_lookup_key=true\`.`,
        'lookup_key',
      )
    account.store.change('price', holder.id, { lookup_key: null })
  }
  const { recurring } = input
  const price = account.store.put('price', {
    id: newId('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: changedMetadata({}, input.metadata),
    nickname: input.nickname ?? null,
    product: product.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: decimalOf(input.unit_amount),
  })
  account.emit('price.created', price)
  return price
})

export const getPrice = operation(
  'GET',
  '/v1/prices/{id}',
  parametersOf<Stripe.PriceRetrieveParams>()({}),
  (account, _input, name) => find(account, 'price', name('id')),
)

const LOOKUP_KEYS_MAX = 10
const PriceList = parametersOf<Stripe.PriceListParams>()({
  ...Page,
  active: Flag.optional(),
  created: Times.optional(),
  lookup_keys: listOf(Text).pipe(z.array(z.string()).max(LOOKUP_KEYS_MAX)).optional(),
  product: Text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
})

export const listPrices = operation('GET', '/v1/prices', PriceList, (account, input) => {
  const found = account.store
    .list('price')
    .filter(
      (price) =>
        (input.active === undefined || price.active === input.active) &&
        (input.lookup_keys === undefined || input.lookup_keys.includes(price.lookup_key ?? '')) &&
        (input.product === undefined || price.product === input.product) &&
        (input.type === undefined || price.type === input.type) &&
        isWithin(price.created, input.created),
    )
  return pageOf(found, '/v1/prices', input)
})
