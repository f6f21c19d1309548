import { describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import { geofenceIn, geofenceOwners } from '../../../test/make/geofences/geofence-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aGeofence } from '../../../test/make/watching/a-geofence.ts'
import { geofenceLists } from './list-geofences.ts'

const anOwner = geofenceOwners()

const namesIn = (json: string) => [...json.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)

describe('the list of geofences', () => {
  test('GEO-7 is read again after each change, wherever it was made', async () => {
    const { accountId, create, update, deps, actions, caller } = await anOwner()
    const list = vi.fn(deps.geofences.list)
    const listOf = geofenceLists({ accounts: deps.accounts, geofences: { list } })
    const names = async () => namesIn((await listOf(accountId)).json)

    expect(await names()).toEqual([])
    const { geofenceId } = geofenceIn(await create({ name: 'Marina' }))
    expect(await names()).toEqual(['Marina'])
    const reads = list.mock.calls.length
    expect(await names()).toEqual(['Marina'])
    expect(list).toHaveBeenCalledTimes(reads)

    await update(geofenceId, { name: 'Depot' })
    expect(await names()).toEqual(['Depot'])
    await actions.deleteGeofence({ path: { id: geofenceId }, query: undefined, body: undefined }, caller)
    expect(await names()).toEqual([])
    // the versions begin again
    deps.now = () => NOON + MINUTE_MS
    await create({ name: 'Yard' })
    expect(await names()).toEqual(['Yard'])
  })

  test('T01 is the account’s own, although another account has the same version', async () => {
    const [one, other] = [await anOwner(), await anOwner()]
    await one.create({ name: 'Mine' })
    await other.create({ name: 'Theirs' })
    const { accounts, geofences } = one.deps
    expect(await accounts.getWatchVersion(one.accountId)).toBe(
      await accounts.getWatchVersion(other.accountId),
    )
    const listOf = geofenceLists({ accounts, geofences })
    for (const _read of [1, 2]) {
      expect(namesIn((await listOf(one.accountId)).json)).toEqual(['Mine'])
      expect(namesIn((await listOf(other.accountId)).json)).toEqual(['Theirs'])
    }
  })

  test('GEO-7 is not kept as of a version when it changes while it is read', async () => {
    const versions = [1, 2, 2]
    const names = ['Before', 'After', 'After']
    const listOf = geofenceLists({
      accounts: { getWatchVersion: async () => versions.shift() ?? null },
      geofences: { list: async () => [aGeofence({ name: names.shift() ?? '' })] },
    })
    expect(namesIn((await listOf('owner')).json)).toEqual(['Before'])
    expect(namesIn((await listOf('owner')).json)).toEqual(['After'])
    expect(names).toEqual(['After'])
    expect(namesIn((await listOf('owner')).json)).toEqual(['After'])
    expect(names).toEqual(['After'])
  })
})
