import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../../shared/http/route.ts'
import { NO_ACCESS } from '../stores/accounts/support-access.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import { serveRoutes } from './serve-routes.ts'

const callers = {
  getOwnership: async (ownerId: string) => ({ isClosed: false, ownerId, support: NO_ACCESS }),
  getMember: async () => null,
  putAudit: async () => undefined,
}
const ping = route({
  method: 'GET',
  path: '/ping',
  access: 'public',
  summary: 'Answers',
  reply: z.object({}),
})

/** The API's answer when an action throws this error. */
async function answerTo(error: Error) {
  vi.mocked(console.error).mockImplementation(() => {})
  vi.stubEnv('ACCOUNTS_TABLE', 'accounts')
  vi.stubEnv('MEMBERS_TABLE', 'members')
  vi.stubEnv('AUDIT_TABLE', 'audit')
  vi.stubEnv('EDGE_SECRET', 'secret')
  const fail = () => Promise.reject(error)
  const handler = serveRoutes({ ping }, { ping: fail }, callers)
  const event: unknown = {
    routeKey: 'GET /ping',
    headers: {},
    requestContext: { http: { sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
  }
  const answer = await Reflect.apply(handler, null, [event, {}])
  vi.mocked(console.error).mockClear()
  return answer
}

const order = route({
  method: 'POST',
  path: '/order',
  access: 'public',
  summary: 'Orders',
  behindFirewall: true,
  reply: z.object({}),
  refusals: [{ status: 403, code: 'challenge-required' }],
})

it.each([
  ['with a firewall, only through the site', true, {}, 403],
  ['with a firewall, not with a guessed secret', true, { 'x-vectra-site': 'guess' }, 403],
  ['with a firewall, through the site', true, { 'x-vectra-site': 'secret' }, 200],
  ['without a firewall, from anywhere', false, {}, 200],
])('T84 an order without sign-in is taken %s', async (_when, hasFirewall, headers, status) => {
  const actions = { order: async () => ({ reply: {} }) }
  const handler = serveRoutes({ order }, actions, callers, 'secret', hasFirewall)
  const event: unknown = {
    routeKey: 'POST /order',
    headers,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
    isBase64Encoded: false,
  }
  const answer = await Reflect.apply(handler, null, [event, {}])
  expect(answer.statusCode).toBe(status)
  if (status === 403) expect(JSON.parse(answer.body)).toMatchObject({ code: 'challenge-required' })
})

it('F09 a store outage is a 503 with Retry-After', async () => {
  const answer = await answerTo(new StoreUnavailable('gone'))
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })
  expect(JSON.parse(answer.body)).toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfterSeconds: 5,
  })
})

it('F09 any other error is a 500 that reveals no details', async () => {
  const answer = await answerTo(new TypeError('internal detail'))
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).not.toHaveProperty('retry-after')
  expect(answer.body).not.toContain('internal detail')
})
