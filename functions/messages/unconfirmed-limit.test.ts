import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../shared/time.ts'
import { aTable } from '../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../test/make/local/store-engine.ts'
import { accountStore } from '../stores/accounts/accounts.ts'
import { reserveUnconfirmed } from './unconfirmed-limit.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')

let engine: StoreEngine
beforeAll(async () => {
  engine = await storeEngine()
})
afterAll(() => engine.stop())

test('T94 emails and texts to unconfirmed recipients have a limit each, for a day, however concurrent', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
  const clock = { now: NOON }
  const deps = {
    accounts: accountStore(engine.client, await engine.createTable(aTable('Accounts', 'accountId'))),
    unconfirmedPerDay: 3,
    now: () => clock.now,
  }
  const codes = await Promise.all(Array.from({ length: 5 }, () => reserveUnconfirmed('email', deps)))
  expect(codes.toSorted()).toEqual([86_400, 86_400, null, null, null])
  expect(printed.mock.calls.flat().join()).toContain('"unconfirmed-limit-reached","channel":"email"')
  expect(await reserveUnconfirmed('sms', deps)).toBeNull()
  clock.now += DAY_MS - 1_000
  expect(await reserveUnconfirmed('email', deps)).toBe(1)
  clock.now += 1_000
  expect(await reserveUnconfirmed('email', deps)).toBeNull()
})
