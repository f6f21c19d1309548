import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { API_VERSION, EVENTS_KEPT_S } from '../account.ts'
import { find } from '../api/find.ts'
import { isWithin, pageOf } from '../api/lists.ts'
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
  Times,
} from '../api/parameters.ts'
import { newId } from '../ids.ts'

const fields = {
  description: orUnset(Text).optional(),
  metadata: orUnset(Metadata).optional(),
}
const Create = parametersOf<Stripe.WebhookEndpointCreateParams>()({
  ...fields,
  api_version: Text.optional(),
  enabled_events: listOf(Text),
  url: Text,
})

const SECRET_BYTES = 24

/** Only the reply to this call has its secret. */
export const createEndpoint = operation('POST', '/v1/webhook_endpoints', Create, (account, input) => {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`
  const endpoint = account.store.put('webhook_endpoint', {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: input.api_version ?? API_VERSION,
    application: null,
    created: account.now(),
    description: input.description ?? null,
    enabled_events: input.enabled_events,
    livemode: false,
    metadata: changedMetadata({}, input.metadata),
    status: 'enabled',
    url: input.url,
  })
  account.store.put('endpoint_secret', { id: endpoint.id, secret })
  return { ...endpoint, secret }
})

export const getEndpoint = operation(
  'GET',
  '/v1/webhook_endpoints/{id}',
  parametersOf<Stripe.WebhookEndpointRetrieveParams>()({}),
  (account, _input, name) => find(account, 'webhook_endpoint', name('id')),
)

const Update = parametersOf<Stripe.WebhookEndpointUpdateParams>()({
  ...fields,
  disabled: Flag.optional(),
  enabled_events: listOf(Text).optional(),
  url: Text.optional(),
})

export const updateEndpoint = operation(
  'POST',
  '/v1/webhook_endpoints/{id}',
  Update,
  (account, input, name) => {
    const before = find(account, 'webhook_endpoint', name('id'))
    const status = input.disabled ? 'disabled' : 'enabled'
    return account.store.change('webhook_endpoint', before.id, {
      description: input.description === undefined ? before.description : input.description,
      enabled_events: input.enabled_events ?? before.enabled_events,
      metadata: changedMetadata(before.metadata, input.metadata),
      status: input.disabled === undefined ? before.status : status,
      url: input.url ?? before.url,
    })
  },
)

export const deleteEndpoint = operation(
  'DELETE',
  '/v1/webhook_endpoints/{id}',
  parametersOf<Stripe.WebhookEndpointDeleteParams>()({}),
  (account, _input, name) => {
    const { id } = find(account, 'webhook_endpoint', name('id'))
    account.store.delete('webhook_endpoint', id)
    account.store.delete('endpoint_secret', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  },
)

export const listEndpoints = operation(
  'GET',
  '/v1/webhook_endpoints',
  parametersOf<Stripe.WebhookEndpointListParams>()(Page),
  (account, input) => pageOf(account.store.list('webhook_endpoint'), '/v1/webhook_endpoints', input),
)

export const getEvent = operation(
  'GET',
  '/v1/events/{id}',
  parametersOf<Stripe.EventRetrieveParams>()({}),
  (account, _input, name) => find(account, 'event', name('id')),
)

const TYPES_MAX = 20
const EventList = parametersOf<Stripe.EventListParams>()({
  ...Page,
  created: Times.optional(),
  type: Text.optional(),
  types: listOf(Text)
    .refine((types) => types.length <= TYPES_MAX)
    .optional(),
})

export const listEvents = operation('GET', '/v1/events', EventList, (account, input) => {
  const oldest = account.now() - EVENTS_KEPT_S
  const found = account.store
    .list('event')
    .filter(
      ({ type, created }) =>
        created >= oldest &&
        isWithin(created, input.created) &&
        (input.type === undefined || type === input.type) &&
        (input.types === undefined || input.types.includes(type)),
    )
  return pageOf(found, '/v1/events', input)
})
