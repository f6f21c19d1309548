import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { route } from '../../shared/http/route.ts'
import type { StoredEntry } from '../stores/accounts/audit.ts'
import { NO_ACCESS } from '../stores/accounts/support-access.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import { serveRoutes } from './serve-routes.ts'

const rename = route({
  method: 'PUT',
  path: '/ships/{id}',
  access: 'account',
  permission: 'devices:write',
  summary: 'Renames a ship',
  body: z.object({
    name: z.string(),
    secretKey: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
  reply: z.object({}),
})

/** Calls the route, with an audit log that may fail, and an action that may. */
async function call({ putAudit, act }: { putAudit: (entry: StoredEntry) => Promise<void>; act: () => void }) {
  for (const name of ['ACCOUNTS_TABLE', 'AUDIT_TABLE', 'MEMBERS_TABLE', 'EDGE_SECRET']) vi.stubEnv(name, 'x')
  vi.mocked(console.error).mockImplementation(() => {})
  const actions = {
    rename: async () => {
      act()
      return { reply: {} }
    },
  }
  const callers = {
    getOwnership: async (ownerId: string) => ({ isClosed: false, ownerId, support: NO_ACCESS }),
    getMember: async () => null,
    putAudit,
  }
  const event: unknown = {
    routeKey: 'PUT /ships/{id}',
    headers: { 'content-type': 'application/json' },
    pathParameters: { id: 'ann' },
    body: JSON.stringify({ name: 'Ann', secretKey: 'canary', tags: ['a', 'b'] }),
    requestContext: {
      http: { sourceIp: '192.0.2.1' },
      authorizer: {
        lambda: { personId: 'mia', expiresAt: Number.MAX_SAFE_INTEGER, signedInAt: 0, isOperator: false },
      },
    },
    isBase64Encoded: false,
  }
  const answer = await Reflect.apply(serveRoutes({ rename }, actions, callers), null, [event, {}])
  vi.mocked(console.error).mockClear()
  return answer.statusCode
}

it('T58 a change whose entry cannot be written is not made', async () => {
  const act = vi.fn()
  const fail = async () => {
    throw new StoreUnavailable('The store is down')
  }
  expect(await call({ putAudit: fail, act })).toBe(503)
  expect(act).not.toHaveBeenCalled()
})

it('T58 an entry is written before the change, and completed after it, without secrets', async () => {
  const outcomes: string[] = []
  const entries: StoredEntry[] = []
  const putAudit = async (entry: StoredEntry) => {
    outcomes.push(entry.outcome)
    entries.push(entry)
  }
  expect(await call({ putAudit, act: () => outcomes.push('changed') })).toBe(200)
  expect(outcomes).toEqual(['unknown', 'changed', 'done'])
  expect(entries[1]).toMatchObject({
    accountId: 'mia',
    auditKey: entries[0]?.auditKey,
    by: { memberId: 'mia', name: null, role: 'owner' },
    target: { id: 'ann', name: 'Ann' },
    changes: [
      { field: 'name', after: 'Ann' },
      { field: 'tags', after: '["a","b"]' },
    ],
  })
  expect(JSON.stringify(entries)).not.toContain('canary')
})

it('T58 a change that fails says so, and one whose completion fails stays unknown', async () => {
  const outcomes: string[] = []
  const putAudit = async ({ outcome }: StoredEntry) => void outcomes.push(outcome)
  const act = () => {
    throw new Error('bug')
  }
  expect(await call({ putAudit, act })).toBe(500)
  expect(outcomes).toEqual(['unknown', 'failed'])
  let puts = 0
  const failSecond = async () => {
    if (++puts === 2) throw new Error('down')
  }
  expect(await call({ putAudit: failSecond, act: () => undefined })).toBe(200)
  expect(puts).toBe(2)
})
