import { expect, it } from 'vitest'
import { aStoredRule } from '../../test/make/rules/a-stored-rule.ts'
import { aGeofence } from '../../test/make/watching/a-geofence.ts'
import { watchedDefinitions } from './watched-definitions.ts'

/** Definitions of accounts that each have so many geofences with so many corners, and how often each was read. */
function definitionsOf(geofences: number, corners = 1) {
  const reads = new Map<string, number>()
  const points = Array.from({ length: corners }, () => ({ latitude: 26, longitude: -80 }))
  const definitions = watchedDefinitions({
    geofences: {
      async list(accountId) {
        reads.set(accountId, (reads.get(accountId) ?? 0) + 1)
        return Array.from({ length: geofences }, () => aGeofence({ accountId, points }))
      },
    },
    rules: { list: async (accountId) => [aStoredRule({ accountId })] },
    maintenance: { list: async () => [] },
    getDevice: async () => null,
    getSwitches: async () => null,
  })
  return { definitions, reads }
}

it('reads the definitions of two thousand small accounts once', async () => {
  const { definitions, reads } = definitionsOf(10)
  for (let round = 0; round < 2; round++)
    for (let account = 0; account < 2_000; account++) await definitions(`account${account}`, 1, 'device')
  expect(reads.size).toBe(2_000)
  expect(Math.max(...reads.values())).toBe(1)
})

it('forgets the account that was not used for longest when the definitions need too much memory', async () => {
  // half of the memory each
  const { definitions, reads } = definitionsOf(100, 3_500)
  for (const account of ['first', 'second', 'first', 'third', 'first', 'second'])
    await definitions(account, 1, 'device')
  expect(Object.fromEntries(reads)).toEqual({ first: 1, second: 2, third: 1 })
})

it('reads a newer version, and not an older one', async () => {
  const { definitions, reads } = definitionsOf(1)
  for (const version of [1, 2, 1]) await definitions('account', version, 'device')
  expect(reads.get('account')).toBe(2)
})
