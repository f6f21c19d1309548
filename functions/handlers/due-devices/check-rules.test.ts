import { describe, expect, it } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import { notifiedAccounts } from '../../../test/make/notify/notified-account.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { tickUntil } from '../../../test/make/watching/tick-until.ts'
import { aFix } from '../../../test/make/watching/watched-account.ts'

const anAccount = notifiedAccounts()
const NO_GEOFENCE: [] = []
const SILENT = { name: 'Silent', conditions: [{ type: 'noContact', value: 10 } as const] }
const RECEIVED_AFTER = '12:10:00'

describe('a rule that time alone fires', () => {
  it('ALR-2 fires on time although no report arrives, once, and is queued', async () => {
    const account = await anAccount(NO_GEOFENCE, [SILENT])
    await account.anInstance()(aFix(0, 0))
    account.clock.now = NOON + 9 * MINUTE_MS
    await tickUntil(account, NOON + 10 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual([])
    await tickUntil(account, NOON + 40 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual([`Silent ${RECEIVED_AFTER}`])
    expect(account.queued).toHaveLength(1)
  })

  it('ALR-2 is not fired by a check that comes before the reports since then allow it', async () => {
    const account = await anAccount(NO_GEOFENCE, [SILENT])
    const record = account.anInstance()
    for (let minute = 0; minute <= 9; minute++) await record(aFix(minute * 60, minute * 500))
    account.clock.now = NOON + 10 * MINUTE_MS
    await tickUntil(account, NOON + 19 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual([])
    await tickUntil(account, NOON + 21 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Silent 12:19:00'])
  })

  it('ALR-2 takes any contact for one, such as a report without a fix', async () => {
    const account = await anAccount(NO_GEOFENCE, [SILENT])
    const record = account.anInstance()
    await record(aFix(0, 0))
    await record(aFix(300, 0, { accuracyM: 500 }))
    account.clock.now = NOON + 9 * MINUTE_MS
    await tickUntil(account, NOON + 14 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual([])
    await tickUntil(account, NOON + 17 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Silent 12:15:00'])
  })

  it('ALR-2 fires again after the device was in contact', async () => {
    const account = await anAccount(NO_GEOFENCE, [SILENT])
    const record = account.anInstance()
    await record(aFix(0, 0))
    await tickUntil(account, NOON + 15 * MINUTE_MS)
    await record(aFix(20 * 60, 1_000))
    await record(aFix(21 * 60, 2_000))
    await tickUntil(account, NOON + 35 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Silent 12:10:00', 'Silent 12:31:00'])
  })

  it('ALR-2 is fired by the message that ends the silence where no tick came, at the same time', async () => {
    const account = await anAccount(NO_GEOFENCE, [SILENT])
    const record = account.anInstance()
    await record(aFix(0, 0))
    await record(aFix(12 * 60, 1_000))
    expect(await account.firingTimes()).toEqual(['Silent 12:10:00'])
    await tickUntil(account, NOON + 15 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Silent 12:10:00'])
  })

  it('ALR-2 a device that stands fires once it has stood for its time', async () => {
    const stands = { name: 'Stands', conditions: [{ type: 'stoppedFor', value: 15 } as const] }
    const account = await anAccount(NO_GEOFENCE, [stands])
    const record = account.anInstance()
    for (const [second, east, speedKmh] of [
      [0, 0, 40],
      [30, 350, 40],
      [60, 700, 40],
      [90, 800, 0],
      [120, 800, 0],
      [150, 800, 0],
    ] as const)
      await record(aFix(second, east, { speedKmh }))
    await tickUntil(account, NOON + 25 * MINUTE_MS)
    const [event, ...more] = await account.firingTimes()
    expect(more).toEqual([])
    expect(event).toMatch(/^Stands 12:16:/)
  })

  it('ALR-2 a rule that asks for a cut has the tick request it', async () => {
    const account = await anAccount(NO_GEOFENCE, [
      { ...SILENT, actions: [{ type: 'relay', relayState: 'off' }] },
    ])
    await account.anInstance()(aFix(0, 0))
    await tickUntil(account, NOON + 13 * MINUTE_MS)
    expect(account.cuts).toHaveLength(1)
  })
})

/** Faster than 80 km/h from second 60 to 105. */
const DRIVE = [60, 60, 60, 60, 90, 90, 90, 90, 60, 60].map((speedKmh, index) =>
  aFix(index * 15, index * 300, { speedKmh }),
)

describe('late positions', () => {
  it('T67 behind the newest add the missing events of rules as late, and notify nobody', async () => {
    const account = await anAccount(NO_GEOFENCE, [{}])
    const record = account.anInstance()
    const [first, ...rest] = DRIVE
    const last = rest.pop()
    if (!first || !last) throw new Error('too short')
    await record(first)
    await record(last)
    const receivedAt = last.receivedAt + SECOND_MS
    for (const fix of rest) await record({ ...fix, receivedAt })
    expect(await account.firingTimes()).toEqual([])
    await tickUntil(account, receivedAt + 3 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Too fast 12:01:00 late'])
    await account.runUntil(receivedAt + 20 * MINUTE_MS)
    expect(account.emails).toEqual([])
    expect(account.cuts).toEqual([])
  })

  it('T66 keep the event of a reading without a fix, and find one that came late', async () => {
    const ignition = { conditions: [{ type: 'accessory', operator: 'on' } as const] }
    const account = await anAccount(NO_GEOFENCE, [ignition])
    const record = account.anInstance()
    const held = (seconds: number, isOn: boolean) => aFix(seconds, 0, { accuracyM: 500, ignition: isOn })
    await record(aFix(0, 0, { speedKmh: 0, ignition: false }))
    for (const fix of [held(60, false), held(120, true), held(180, false)]) await record(fix)
    const early = ['Too fast 12:02:00']
    expect(await account.firingTimes()).toEqual(early)
    await record({ ...held(90, true), receivedAt: NOON + 200 * SECOND_MS })
    await record({ ...held(100, false), receivedAt: NOON + 201 * SECOND_MS })
    await tickUntil(account, NOON + 6 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(['Too fast 12:01:30 late', ...early])
  })

  it('T66 keep the event of a stop that is longer than a day, and one that is still to come', async () => {
    const stops = [1_800, 2_100].map((value) => ({
      name: `After ${value} min`,
      conditions: [{ type: 'stoppedFor', value } as const],
    }))
    const account = await anAccount(NO_GEOFENCE, stops)
    const record = account.anInstance()
    for (const fix of [aFix(-60, -900), aFix(-30, -450)]) await record(fix)
    const HOUR_S = 3_600
    for (let hour = 0; hour <= 30; hour += 3) await record(aFix(hour * HOUR_S, 0, { speedKmh: 0 }))
    await record(aFix(30 * HOUR_S + 120, 0, { speedKmh: 0 }))
    const early = ['After 1800 min 18:00:00']
    expect(await account.firingTimes()).toEqual(early)
    const receivedAt = account.clock.now + SECOND_MS
    await record({ ...aFix(30 * HOUR_S - 60, 0, { speedKmh: 0 }), receivedAt })
    await tickUntil(account, receivedAt + 3 * MINUTE_MS)
    expect(await account.firingTimes()).toEqual(early)
    await record(aFix(36 * HOUR_S, 0, { speedKmh: 0 }))
    expect(await account.firingTimes()).toEqual([
      ...early,
      expect.stringContaining('After 2100 min 23:00:00'),
    ])
  })

  it('T66 that contradict an event of a rule remove it, unless somebody was notified of it', async () => {
    const limit = { conditions: [{ type: 'speed', operator: 'above', value: 80 } as const] }
    for (const isNotified of [false, true]) {
      const account = await anAccount(NO_GEOFENCE, [limit])
      const { accountId, stores } = account
      const record = account.anInstance()
      const [slow, fast, between, faster] = [
        aFix(0, 0, { speedKmh: 60 }),
        aFix(15, 300, { speedKmh: 90 }),
        aFix(20, 400, { speedKmh: 40 }),
        aFix(25, 500, { speedKmh: 90 }),
      ]
      for (const fix of [slow, fast, faster]) await record(fix)
      expect(await account.firingTimes()).toEqual(['Too fast 12:00:15'])
      const [event] = (await stores.events.listRuleEvents(accountId, {}, null, 1)).events
      const sent = { state: 'sent', at: event?.timestamp ?? '', detail: null, attempts: 1 } as const
      if (isNotified && event)
        await stores.events.saveNotification(accountId, event.eventKey, 'email:a@b.example', sent)
      await record({ ...between, receivedAt: NOON + 40 * SECOND_MS })
      await record(aFix(41, 900, { speedKmh: 40 }))
      await tickUntil(account, NOON + 5 * MINUTE_MS)
      expect(await account.firingTimes()).toEqual(isNotified ? ['Too fast 12:00:15'] : [])
    }
  })
})
