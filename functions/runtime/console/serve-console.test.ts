import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../../../shared/http/route.ts'
import { HOUR_MS } from '../../../shared/time.ts'
import type { StoredEntry } from '../../stores/accounts/audit.ts'
import { StoreUnavailable } from '../../stores/dynamodb/store-unavailable.ts'
import { serveConsole } from './serve-console.ts'

const NOW = 1_800_000_000_000
const getShip = route({
  method: 'GET',
  path: '/operator/customers/{accountId}/ships/{shipId}',
  access: 'operator',
  summary: 'A ship of a customer',
  reply: z.object({ name: z.string() }),
})

const ANN = {
  email: 'ann@example.com',
  name: null,
  isConfirmed: true,
  isInvited: false,
  isEnabled: true,
  hasTwoStep: true,
}
const USERS = new Map([
  ['ann', { ...ANN, accountId: 'ann' }],
  ['mia', { ...ANN, accountId: 'mia', hasTwoStep: false }],
])

/** The operator Ann calls for an account. */
async function call(accountId: string, putAudit: (entry: StoredEntry) => Promise<void>, act = () => {}) {
  const actions = {
    getShip: async () => {
      act()
      return { reply: { name: 'Sea Ray' } }
    },
  }
  const deps = { getUser: async (id: string) => USERS.get(id) ?? null, now: () => NOW }
  const event: unknown = {
    rawPath: `/operator/customers/${accountId}/ships/S1`,
    headers: {},
    requestContext: {
      http: { method: 'GET', sourceIp: '192.0.2.1' },
      authorizer: {
        lambda: { personId: 'ann', expiresAt: NOW + 1, signedInAt: NOW - HOUR_MS, isOperator: true },
      },
    },
    isBase64Encoded: false,
  }
  vi.mocked(console.error).mockImplementation(() => {})
  const handler = serveConsole({ getShip }, actions, {
    ...deps,
    isCustomer: async (id) => USERS.has(id),
    putAudit,
    edgeSecret: 'x',
  })
  const answer = await Reflect.apply(handler, null, [event, {}])
  vi.mocked(console.error).mockClear()
  return answer.statusCode
}

it('T58 a look at a customer is in their log before it happens, as done by support', async () => {
  const steps: string[] = []
  const entries: StoredEntry[] = []
  const putAudit = async (entry: StoredEntry) => {
    steps.push(entry.outcome)
    entries.push(entry)
  }
  expect(await call('mia', putAudit, () => steps.push('looked'))).toBe(200)
  expect(steps).toEqual(['unknown', 'looked', 'done'])
  expect(entries[1]).toMatchObject({
    accountId: 'mia',
    by: { memberId: 'ann', name: null, role: 'support' },
    action: 'getShip',
    target: { id: 'S1' },
  })
})

it('T58 a look whose entry cannot be written fails, and nothing is read', async () => {
  const looked = vi.fn()
  const fail = async () => {
    throw new StoreUnavailable('The store is down')
  }
  expect(await call('mia', fail, looked)).toBe(503)
  expect(looked).not.toHaveBeenCalled()
})

it('T58 the owner reads why support changed something, and no secret of the call', async () => {
  const sinkShip = route({
    method: 'POST',
    path: '/operator/customers/{accountId}/ships',
    access: 'operator',
    summary: 'Sinks a ship',
    body: z.object({ reason: z.string(), idempotencyKey: z.string() }),
    reply: z.object({}),
  })
  const entries: StoredEntry[] = []
  const handler = serveConsole(
    { sinkShip },
    // the log of an account that the path does not name has the reason, too
    { sinkShip: async (_input, { inLogOf }) => inLogOf('bob', async () => ({ reply: {} })) },
    {
      getUser: async (id) => USERS.get(id) ?? null,
      isCustomer: async (id) => USERS.has(id),
      putAudit: async (entry) => void entries.push(entry),
      edgeSecret: 'x',
      now: () => NOW,
    },
  )
  const event: unknown = {
    rawPath: '/operator/customers/mia/ships',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'She leaks', idempotencyKey: 'canary' }),
    requestContext: {
      http: { method: 'POST', sourceIp: '192.0.2.1' },
      authorizer: {
        lambda: { personId: 'ann', expiresAt: NOW + 1, signedInAt: NOW - HOUR_MS, isOperator: true },
      },
    },
    isBase64Encoded: false,
  }
  expect((await Reflect.apply(handler, null, [event, {}])).statusCode).toBe(200)
  const ended = entries.filter(({ outcome }) => outcome === 'done')
  expect(ended.map(({ accountId }) => accountId).toSorted()).toEqual(['bob', 'mia'])
  for (const { changes } of ended)
    expect(changes).toEqual([{ field: 'reason', before: null, after: 'She leaks' }])
})

it('T58 an account that does not exist gets no entry', async () => {
  const putAudit = vi.fn(async () => {})
  expect(await call('unknown', putAudit)).toBe(404)
  expect(putAudit).not.toHaveBeenCalled()
})
