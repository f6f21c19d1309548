import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/time.ts'
import { aStoredInterval } from '../../../test/make/maintenance/a-stored-interval.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { tickUntil } from '../../../test/make/watching/tick-until.ts'
import { aFix, watchedAccounts } from '../../../test/make/watching/watched-account.ts'

const anAccount = watchedAccounts()
const NO_GEOFENCE: [] = []
const DUE = { name: 'Service', conditions: [{ type: 'maintenanceDue' } as const] }
/** Where it is 8 in the morning at the noon of the tests. */
const ZONE = 'Etc/GMT+4'
/** A month before that day. */
const MONTHLY = {
  everyKm: null,
  everyMonths: 1,
  timezone: ZONE,
  added: { at: '2026-05-01T12:00:00.000Z', odometerKm: 20_000, engineHours: null },
}

describe('maintenance that is due', () => {
  it('ALR-2 on its day is an event although no position arrives, once, and is queued', async () => {
    const account = await anAccount(NO_GEOFENCE, [DUE])
    const { accountId, stores } = account
    await stores.maintenance.create(aStoredInterval({ accountId, deviceId: 'SEA240', ...MONTHLY }))
    account.clock.now = NOON - 10 * MINUTE_MS
    await account.anInstance()(aFix(-600, 0))
    await tickUntil(account, NOON - MINUTE_MS)
    expect(await account.firingTimes()).toEqual([])
    await tickUntil(account, NOON + 5 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Service 12:00:00'])
    await account.anInstance()(aFix(600, 500))
    expect(await account.firingTimes()).toEqual(['Service 12:00:00'])
    expect(account.queued).toHaveLength(1)
  })

  it('ALR-2 is seen by an instance that had read the rules before the interval was added, and not after it is gone', async () => {
    const account = await anAccount(NO_GEOFENCE, [DUE])
    const { accountId, stores, clock } = account
    const record = account.anInstance()
    await record(aFix(0, 0, { odometerKm: 24_000 }))
    const interval = aStoredInterval({ accountId, deviceId: 'SEA240' })
    await stores.maintenance.create(interval)
    await record(aFix(60, 500, { odometerKm: 25_000 }))
    expect(await account.firingTimes()).toEqual(['Service 12:01:00'])

    const again = { ...interval, definedAt: clock.now, version: 2 }
    expect(await stores.maintenance.update(again, 1)).toBe(true)
    expect(await stores.maintenance.update(again, 1)).toBe(false)
    expect(await stores.maintenance.delete(accountId, interval.id)).toBe(true)
    expect(await stores.maintenance.delete(accountId, interval.id)).toBe(false)
    await record(aFix(120, 1_000, { odometerKm: 25_001 }))
    expect(await account.firingTimes()).toEqual(['Service 12:01:00'])
  })

  it('ALR-2 of another device raises nothing', async () => {
    const account = await anAccount(NO_GEOFENCE, [DUE])
    const { accountId, stores } = account
    await stores.maintenance.create(aStoredInterval({ accountId, deviceId: 'VAN-1' }))
    const record = account.anInstance()
    await record(aFix(0, 0, { odometerKm: 24_000 }))
    await record(aFix(60, 500, { odometerKm: 25_000 }))
    expect(await account.firingTimes()).toEqual([])
  })

  it('REP-3 is stored for an account without rules and geofences, which stays without a version', async () => {
    const account = await anAccount(NO_GEOFENCE)
    const { accountId, stores } = account
    await stores.maintenance.create(aStoredInterval({ accountId, deviceId: 'SEA240' }))
    expect(await stores.maintenance.list(accountId)).toHaveLength(1)
    expect(await stores.accounts.getWatchVersion(accountId)).toBeNull()
  })
})
