import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import type { Condition } from '../../shared/rules/condition.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { notifiedAccounts } from '../../test/make/notify/notified-account.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../test/make/tracking/on-board.ts'
import { tickUntil } from '../../test/make/watching/tick-until.ts'
import { aFix } from '../../test/make/watching/watched-account.ts'

const anAccount = notifiedAccounts()
const NO_GEOFENCE: [] = []

/** A drive east at 60 km/h with a fix every 15 s, and at 90 km/h from second 60 to 105. */
const SPEEDS = [60, 60, 60, 60, 90, 90, 90, 90, 60, 60]
const DRIVE = SPEEDS.map((speedKmh, index) => aFix(index * 15, index * 300, { speedKmh }))
const TOO_FAST = ['Too fast 12:01:00']

describe('a device that meets the conditions of a rule', () => {
  it('ALR-2 raises one event, at the first report that met them', async () => {
    const account = await anAccount(NO_GEOFENCE, [{}])
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    expect(await account.firingTimes()).toEqual(TOO_FAST)
    expect(account.queued).toHaveLength(1)
  })

  it('ALR-2 names the device, the rule, the place and the reasons, and counts on the rule', async () => {
    const account = await anAccount(NO_GEOFENCE, [{ ruleId: 'speeding' }])
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    const { accountId, stores } = account
    const [event] = (await stores.events.listRuleEvents(accountId, {}, null, 10)).events
    expect(event).toMatchObject({
      ruleId: 'speeding',
      ruleName: 'Too fast',
      deviceId: 'SEA240',
      deviceName: 'Boat',
      speed: 90,
      late: false,
      notifications: {},
    })
    expect(event?.reasons[0]).toMatchObject({ check: 'speed', saw: 90, limit: 80, unit: 'km/h' })
    expect(await stores.rules.get(accountId, 'speeding')).toMatchObject({
      triggerCount: 1,
      lastEventId: event?.eventId,
      lastTriggered: event?.timestamp,
    })
  })

  it('ALR-2 in one upload, backwards, raises the same', async () => {
    const account = await anAccount(NO_GEOFENCE, [{}])
    await account.anInstance()(...DRIVE.toReversed())
    expect(await account.firingTimes()).toEqual(TOO_FAST)
  })

  it('T65 each message three times, by two instances: one event, queued and counted once', async () => {
    const account = await anAccount(NO_GEOFENCE, [{ ruleId: 'speeding' }])
    const [one, other] = [account.anInstance(), account.anInstance()]
    for (const fix of DRIVE) {
      await Promise.all([one(fix), other(fix)])
      await one(fix)
    }
    expect(await account.firingTimes()).toEqual(TOO_FAST)
    expect(account.queued).toHaveLength(1)
    expect((await account.stores.rules.get(account.accountId, 'speeding'))?.triggerCount).toBe(1)
  })

  it('ALR-2 raises one event although a new instance takes each message', async () => {
    const account = await anAccount(NO_GEOFENCE, [{}])
    for (const fix of DRIVE) await account.anInstance()(fix)
    expect(await account.firingTimes()).toEqual(TOO_FAST)
  })

  it('ALR-2 with a geofence beside it raises the events of both', async () => {
    const account = await anAccount([{}], [{}])
    const record = account.anInstance()
    for (const fix of [
      aFix(0, -900),
      ...DRIVE.map((one) => ({
        ...one,
        recordedAt: one.recordedAt + MINUTE_MS,
        shownAt: one.shownAt + MINUTE_MS,
        receivedAt: one.receivedAt + MINUTE_MS,
      })),
    ])
      await record(fix)
    expect(await account.firingTimes()).toEqual(['Too fast 12:02:00'])
    expect(await account.eventTimes()).toHaveLength(2)
  })

  it.each([
    [15 * MINUTE_MS, false],
    [15 * MINUTE_MS + 1, true],
  ])('T67 that is found %d ms later: late is %s, and then nobody is notified', async (afterMs, late) => {
    const account = await anAccount(NO_GEOFENCE, [{ ruleId: 'speeding' }])
    const record = account.anInstance()
    const [first, second] = [aFix(15, 300, { speedKmh: 90 }), aFix(30, 600, { speedKmh: 90 })]
    await record(aFix(0, 0, { speedKmh: 60 }))
    account.clock.now = first.recordedAt + afterMs
    await record({ ...first, receivedAt: account.clock.now }, { ...second, receivedAt: account.clock.now })
    expect(await account.firingTimes()).toEqual([`Too fast 12:00:15${late ? ' late' : ''}`])
    await account.notify()
    expect(account.emails).toHaveLength(late ? 0 : 1)
    expect((await account.stores.rules.get(account.accountId, 'speeding'))?.triggerCount).toBe(1)
  })
})

/** In a garage: worse than 100 m is held. */
const aHeldFix = (seconds: number, more: Partial<StampedPosition> = {}) =>
  aFix(seconds, 5_000, { accuracyM: 500, batteryVolts: null, ...more })

describe('a device without a fix', () => {
  it.each([
    ['battery', [{ type: 'battery', operator: 'below', value: 12 }], { batteryVolts: 11 }],
    ['accessory', [{ type: 'accessory', operator: 'on' }], { ignition: true }],
    ['relay', [{ type: 'relayChanged' }], { relayCut: true }],
    ['bilge', [{ type: 'bilgeHigh' }], { onBoard: onBoardWith({ bilgeHigh: true }) }],
    ['odometer', [{ type: 'mileage', operator: 'exceeds', value: 100 }], { odometerKm: 101 }],
  ] satisfies [string, Condition[], Partial<StampedPosition>][])(
    'ALR-2 raises what its %s says, at its last accepted place, and once',
    async (_, conditions, reading) => {
      const account = await anAccount(NO_GEOFENCE, [{ conditions }])
      const record = account.anInstance()
      await record(
        aFix(0, 0, {
          batteryVolts: 13,
          ignition: false,
          relayCut: false,
          odometerKm: 99,
          onBoard: onBoardWith({ bilgeHigh: false }),
        }),
      )
      await record(aHeldFix(60, reading))
      await record(aHeldFix(180, reading))
      await record(aFix(240, 300, reading))
      const { events } = await account.stores.events.listRuleEvents(account.accountId, {}, null, 10)
      expect(events).toHaveLength(1)
      expect(events[0]).toMatchObject({ timestamp: toIso(NOON + MINUTE_MS), speed: null, heading: null })
      expect(events[0]?.location.longitude).toBeCloseTo(-80.1, 4)
    },
  )

  it.each([
    ['a speed', [{ type: 'speed', operator: 'above', value: 80 }]],
    ['a geofence', [{ type: 'outsideGeofence', geofenceId: 'marina' }]],
    ['a start', [{ type: 'movement', operator: 'start' }]],
    [
      'a speed beside a reading',
      [
        { type: 'speed', operator: 'above', value: 80 },
        { type: 'accessory', operator: 'on' },
      ],
    ],
  ] satisfies [string, Condition[]][])('ALR-2 raises nothing about %s', async (_, conditions) => {
    const account = await anAccount([{ geofenceId: 'marina' }], [{ conditions }])
    const record = account.anInstance()
    await record(aFix(0, 0, { speedKmh: 0, ignition: false }))
    for (const seconds of [60, 90, 120, 600])
      await record(aHeldFix(seconds, { speedKmh: 90, ignition: true }))
    expect(await account.firingTimes()).toEqual([])
  })

  it('ALR-2 takes the place for what it was: the ignition inside a geofence', async () => {
    const conditions: Condition[] = [
      { type: 'insideGeofence', geofenceId: 'marina' },
      { type: 'accessory', operator: 'on' },
    ]
    const account = await anAccount([{ geofenceId: 'marina' }], [{ conditions }])
    const record = account.anInstance()
    await record(aFix(0, 0, { ignition: false }))
    await record(aHeldFix(60, { ignition: true }))
    await record(aHeldFix(90, { ignition: true }))
    await tickUntil(account, NOON + 3 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Too fast 12:01:00'])
  })

  it('ALR-2 begins a rule that was defined there, and never one that has no fix at all', async () => {
    const conditions: Condition[] = [{ type: 'accessory', operator: 'on' }]
    const definedAt = NOON + 30_000
    const account = await anAccount(NO_GEOFENCE, [{ conditions, definedAt }])
    const record = account.anInstance()
    await record(aHeldFix(-60, { ignition: false }))
    await record(aHeldFix(-30, { ignition: true }))
    expect(await account.firingTimes()).toEqual([])
    await record(aFix(0, 0, { ignition: false }))
    await record(aHeldFix(60, { ignition: false }))
    await record(aHeldFix(90, { ignition: true }))
    expect(await account.firingTimes()).toEqual(['Too fast 12:01:30'])
  })
})

describe('the devices of a rule', () => {
  it.each([
    ['all devices', {}, true],
    ['this device', { deviceId: 'SEA240' }, true],
    ['another device', { deviceId: 'VAN001' }, false],
    ['one of its tags', { deviceId: 'TAG_BASED', tags: ['charter', 'dock 2'] }, true],
    ['another tag', { deviceId: 'TAG_BASED', tags: ['dock 2'] }, false],
    ['a rule that is off', { enabled: false }, false],
  ])('ALR-2 T57 %s', async (_, settings, isWatched) => {
    const account = await anAccount(NO_GEOFENCE, [settings])
    const Item = { ...account.device, tags: ['charter'] }
    await account.client.send(new PutCommand({ TableName: account.tables.devices, Item }))
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    expect(await account.firingTimes()).toEqual(isWatched ? TOO_FAST : [])
  })
})

describe('the relay action of a rule', () => {
  const CUTS = { actions: [{ type: 'relay', relayState: 'off' } as const] }

  it.each([
    ['off', 1, 0],
    ['on', 0, 1],
  ] as const)('ALR-2 %s asks for %d cuts and %d restores', async (relayState, cuts, restores) => {
    const account = await anAccount(NO_GEOFENCE, [{ actions: [{ type: 'relay', relayState }] }])
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    expect(account.cuts).toHaveLength(cuts)
    expect(account.restores).toHaveLength(restores)
  })

  it.each([
    [5 * MINUTE_MS, 1],
    [5 * MINUTE_MS + 1, 0],
  ])('T56 of an event that is found %d ms later asks for %d cuts', async (afterMs, cuts) => {
    const account = await anAccount(NO_GEOFENCE, [CUTS])
    const record = account.anInstance()
    const [first, second] = [aFix(15, 300, { speedKmh: 90 }), aFix(30, 600, { speedKmh: 90 })]
    await record(aFix(0, 0, { speedKmh: 60 }))
    account.clock.now = first.recordedAt + afterMs
    await record({ ...first, receivedAt: account.clock.now }, { ...second, receivedAt: account.clock.now })
    expect(account.cuts).toHaveLength(cuts)
    expect(await account.firingTimes()).toEqual(['Too fast 12:00:15'])
  })
})

describe('the cost of rules', () => {
  it('without rules and geofences, nothing is read or written but the account', async () => {
    const account = await anAccount(NO_GEOFENCE)
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    expect(account.reads).toEqual({ accounts: DRIVE.length, geofences: 0, rules: 0, watches: 0 })
    expect(await account.itemKeys()).toEqual(['live'])
  })

  it('the baseline is written once, and nothing while nothing changes', async () => {
    const account = await anAccount(NO_GEOFENCE, [
      {},
      { conditions: [{ type: 'battery', operator: 'below', value: 12 }] },
      { conditions: [{ type: 'accessory', operator: 'off' }] },
      { conditions: [{ type: 'mileage', operator: 'exceeds', value: 1_000 }] },
      { conditions: [{ type: 'relayChanged' }] },
      { conditions: [{ type: 'movedWithoutIgnition' }] },
    ])
    const record = account.anInstance()
    for (let index = 0; index < 20; index++)
      await record(
        aFix(index * 15, index * 200, {
          batteryVolts: 13 + (index % 2) / 10,
          odometerKm: 500 + index / 5,
          ignition: true,
          relayCut: false,
        }),
      )
    expect(account.reads).toMatchObject({ rules: 1, watches: 1 })
    expect((await account.stores.watches.get(account.device.trackId)).version).toBe(1)
  })

  it('ALR-2 a rule about silence puts one piece of due work in its time, not one for each message', async () => {
    const account = await anAccount(NO_GEOFENCE, [{ conditions: [{ type: 'noContact', value: 10 }] }])
    const put = vi.spyOn(account.stores.due, 'put')
    const record = account.anInstance()
    const minutes = 60
    for (let index = 0; index <= minutes * 4; index++) await record(aFix(index * 15, index * 100))
    expect(put.mock.calls.length).toBeLessThanOrEqual(minutes / 10 + 1)
    expect(put.mock.calls.length).toBeGreaterThanOrEqual(minutes / 10)
  })
})

describe('a function that ends between the write and the send', () => {
  it('ALR-2 leaves the event and the relay to the tick', async () => {
    const account = await anAccount(NO_GEOFENCE, [{ actions: [{ type: 'relay', relayState: 'off' }] }])
    const ended = () => Promise.reject(new Error('the function ended'))
    account.announce.queue = { send: ended }
    account.announce.switchRelay = ended
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const record = account.anInstance()
    for (const fix of DRIVE) await record(fix)
    logged.mockRestore()
    expect(await account.dueKinds()).toEqual(['cut', 'event', 'rule'])
  })
})
