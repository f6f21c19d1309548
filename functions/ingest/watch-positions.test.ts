import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { notifiedAccounts } from '../../test/make/notify/notified-account.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aGeofence } from '../../test/make/watching/a-geofence.ts'
import { aFix } from '../../test/make/watching/watched-account.ts'

const anAccount = notifiedAccounts()

/** From 900 m west of the centre to 900 m east of it, a fix every 30 s: inside from second 90 to 180. */
const THROUGH = [-900, -750, -600, -400, -200, 200, 400, 600, 750, 900].map((east, index) =>
  aFix(index * 30, east),
)
const ENTRY_AND_EXIT = ['entry 12:01:30', 'exit 12:03:30']

describe('a device that crosses a geofence', () => {
  it('GEO-4 raises one entry and one exit, at the first fixes across', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    for (const fix of THROUGH) await record(fix)
    expect(await account.eventTimes()).toEqual(ENTRY_AND_EXIT)
  })

  it('GEO-4 names the device, the geofence, the place and the reasons', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    for (const fix of THROUGH.slice(0, 5)) await record(fix)
    const { events } = await account.stores.events.listCrossings(account.accountId, {}, null, 10)
    expect(events).toMatchObject([
      {
        eventType: 'entry',
        deviceId: 'SEA240',
        deviceName: 'Boat',
        geofenceName: 'Marina',
        speed: 40,
        late: false,
        interpolated: false,
        notifications: {},
      },
    ])
    expect(events[0]?.reasons[0]?.check).toBe('insideBy')
  })

  it('GEO-4 that passes through between two fixes raises both, interpolated', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    for (const fix of [aFix(0, -900), aFix(240, 900)]) await record(fix)
    const { events } = await account.stores.events.listCrossings(account.accountId, {}, null, 10)
    expect(events.map(({ eventType, interpolated }) => [eventType, interpolated])).toEqual([
      ['exit', true],
      ['entry', true],
    ])
  })

  it('GEO-4 in one upload raises the same events', async () => {
    const account = await anAccount()
    await account.anInstance()(...THROUGH.toReversed())
    expect(await account.eventTimes()).toEqual(ENTRY_AND_EXIT)
  })

  it('T65 each message three times, by two instances: each event once, and queued once', async () => {
    const account = await anAccount()
    const [one, other] = [account.anInstance(), account.anInstance()]
    for (const fix of THROUGH) {
      await Promise.all([one(fix), other(fix)])
      await one(fix)
    }
    expect(await account.eventTimes()).toEqual(ENTRY_AND_EXIT)
    expect(account.queued).toHaveLength(2)
  })

  it('GEO-4 instances that take turns raise the same events', async () => {
    const account = await anAccount()
    const [one, other] = [account.anInstance(), account.anInstance()]
    for (const [index, fix] of THROUGH.entries()) await (index % 2 === 0 ? one : other)(fix)
    expect(await account.eventTimes()).toEqual(ENTRY_AND_EXIT)
  })

  it.each([
    [15 * MINUTE_MS, false],
    [15 * MINUTE_MS + 1, true],
  ])(
    'T67 a crossing found %d ms after it happened: late is %s, and then nobody is notified',
    async (afterMs, late) => {
      const account = await anAccount([{ sendEmailNotifications: true }])
      const record = account.anInstance()
      const [outside, inside] = [aFix(0, -600), aFix(30, 0)]
      await record(outside)
      account.clock.now = inside.recordedAt + afterMs
      await record({ ...inside, receivedAt: account.clock.now })
      expect(await account.eventTimes()).toEqual([`entry 12:00:30${late ? ' late' : ''}`])
      await account.notify()
      expect(account.emails).toHaveLength(late ? 0 : 1)
    },
  )

  it('T19 raises nothing for a device without a subscription', async () => {
    const account = await anAccount()
    const { client, tables, accountId } = account
    const Key = { accountId, subscriptionId: 's1' }
    await client.send(new DeleteCommand({ TableName: tables.subscriptions, Key }))
    const record = account.anInstance()
    for (const fix of THROUGH) await record(fix)
    expect(await account.eventTimes()).toEqual([])
  })
})

describe('the cost of geofences', () => {
  it('without any, nothing is read or written but the account, once a second', async () => {
    const account = await anAccount([])
    const record = account.anInstance()
    for (const fix of THROUGH) await record(fix)
    expect(account.reads).toEqual({ accounts: THROUGH.length, geofences: 0, rules: 0, watches: 0 })
    expect(await account.itemKeys()).toEqual(['live'])
  })

  it('while nothing changes, the watch item is read once and never written', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    for (let index = 0; index < 20; index++) await record(aFix(index * 15, -5_000 - index * 100))
    expect(account.reads).toMatchObject({ geofences: 1, watches: 1 })
    expect(await account.itemKeys()).toEqual(['live'])
  })

  it('a change is in force a second later', async () => {
    const account = await anAccount([])
    const record = account.anInstance()
    await record(aFix(0, -600))
    await account.stores.geofences.create(aGeofence({ accountId: account.accountId }), NOON)
    account.clock.now += SECOND_MS
    for (const fix of THROUGH.slice(1)) await record(fix)
    expect(await account.eventTimes()).toEqual(ENTRY_AND_EXIT)
  })
})

describe('an entry that cuts the relay', () => {
  const CUTS = { cutRelayOnEntry: true, alertOnEntry: false, alertOnExit: false }

  it('T55 asks for one cut in 100 jitters at the edge', async () => {
    const account = await anAccount([CUTS])
    const record = account.anInstance()
    await record(aFix(0, -900))
    for (let jitter = 1; jitter <= 100; jitter++)
      await record(aFix(30 + jitter * 6, jitter % 2 === 0 ? -510 : -490, { speedKmh: 10 }))
    await record(aFix(700, 0))
    await record(aFix(730, 0))
    expect(account.cuts).toHaveLength(1)
  })

  it.each([
    [5 * MINUTE_MS, 1],
    [5 * MINUTE_MS + 1, 0],
  ])('T55 that is found %d ms later asks for %d cuts', async (afterMs, cuts) => {
    const account = await anAccount([CUTS])
    const record = account.anInstance()
    await record(aFix(0, -600))
    const inside = aFix(30, 0)
    account.clock.now = inside.recordedAt + afterMs
    await record({ ...inside, receivedAt: account.clock.now })
    expect(account.cuts).toHaveLength(cuts)
    expect(await account.eventTimes()).toEqual(['entry 12:00:30'])
  })

  it('T55 asks for none on the baseline, as when a geofence is drawn around a parked vehicle', async () => {
    const account = await anAccount([])
    const record = account.anInstance()
    await record(aFix(0, 0))
    const { accountId, stores } = account
    await stores.geofences.create(aGeofence({ accountId, ...CUTS, definedAt: NOON + SECOND_MS }), NOON)
    for (let fix = 1; fix < 20; fix++) await record(aFix(fix * 30, fix % 3))
    expect(account.cuts).toEqual([])
    expect(await account.eventTimes()).toEqual([])
  })

  it('T55 asks for none where it only passed through between two fixes', async () => {
    const account = await anAccount([CUTS])
    const record = account.anInstance()
    for (const fix of [aFix(0, -900), aFix(240, 900), aFix(270, 1_200)]) await record(fix)
    expect(await account.eventTimes()).toHaveLength(1)
    expect(account.cuts).toEqual([])
  })
})

describe('the assignment of a geofence', () => {
  it.each([
    ['no device and no plate: all', {}, true],
    ['this device', { deviceIds: ['SEA240'] }, true],
    ['another device', { deviceIds: ['VAN001'] }, false],
    ['its plate', { plateNumbers: ['FL 1234'] }, true],
    ['another plate', { plateNumbers: ['FL 9'] }, false],
    ['off', { active: false }, false],
  ])('GEO-4 %s', async (_, fields, isWatched) => {
    const account = await anAccount([fields])
    const Item = { ...account.device, vehicleNum: 'FL 1234' }
    await account.client.send(new PutCommand({ TableName: account.tables.devices, Item }))
    const record = account.anInstance()
    for (const fix of THROUGH) await record(fix)
    expect(await account.eventTimes()).toEqual(isWatched ? ENTRY_AND_EXIT : [])
  })
})

describe('a function that ends between the write and the send', () => {
  it('GEO-4 leaves the work of both events to the tick', async () => {
    const account = await anAccount()
    account.announce.queue = { send: () => Promise.reject(new Error('the function ended')) }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const record = account.anInstance()
    for (const fix of THROUGH) await record(fix)
    logged.mockRestore()
    expect(await account.dueKinds()).toEqual(['event', 'event'])
  })
})
