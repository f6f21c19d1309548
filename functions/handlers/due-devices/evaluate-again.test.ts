import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import { notifiedAccounts } from '../../../test/make/notify/notified-account.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { aGeofence } from '../../../test/make/watching/a-geofence.ts'
import { tickUntil } from '../../../test/make/watching/tick-until.ts'
import { aFix } from '../../../test/make/watching/watched-account.ts'

const anAccount = notifiedAccounts()

/** In and out twice, slowly, with a fix every 30 s. */
const TWICE = [-900, -600, -300, 0, 300, 600, 900, 600, 300, 0, -300, -600, -900].map((east, index) =>
  aFix(index * 30, east),
)
const IN_ORDER = ['entry 12:01:00', 'exit 12:02:30', 'entry 12:04:00', 'exit 12:05:30']
const withoutLate = (events: readonly string[]) => events.map((event) => event.replace(' late', ''))

describe('late positions', () => {
  it('T67 behind the newest add the missing events as late, within minutes, and notify nobody', async () => {
    const account = await anAccount([{ sendEmailNotifications: true }])
    const record = account.anInstance()
    const [first, ...rest] = TWICE
    const last = rest.pop()
    if (!first || !last) throw new Error('too short')
    await record(first)
    await record(last)
    const receivedAt = last.receivedAt + SECOND_MS
    for (const fix of rest) await record({ ...fix, receivedAt })
    expect(await account.eventTimes()).toEqual([])
    await tickUntil(account, receivedAt + 3 * MINUTE_MS)
    expect(await account.eventTimes()).toEqual(IN_ORDER.map((event) => `${event} late`))
    await account.runUntil(receivedAt + 20 * MINUTE_MS)
    expect(account.emails).toEqual([])
  })

  it('T66 in any order, with repeats and split into uploads, end in the same events and visits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(TWICE, { minLength: TWICE.length }),
        fc.array(fc.nat(TWICE.length - 1), { maxLength: 5 }),
        fc.integer({ min: 1, max: TWICE.length }),
        async (shuffled, repeats, uploadOf) => {
          const account = await anAccount()
          const record = account.anInstance()
          const again = repeats.flatMap((index) => TWICE[index] ?? [])
          for (const upload of uploads([...shuffled, ...again], uploadOf)) await record(...upload)
          await tickUntil(account, account.clock.now + 3 * MINUTE_MS)
          expect(withoutLate(await account.eventTimes())).toEqual(IN_ORDER)
          const { state } = await account.stores.watches.get(account.device.trackId)
          expect(state.presences).toEqual([])
        },
      ),
      { numRuns: 20 },
    )
  }, 60_000)

  it('T67 raise nothing at a geofence that was defined after the others were received', async () => {
    const account = await anAccount([])
    const record = account.anInstance()
    for (const fix of TWICE) await record(fix)
    const { accountId } = account
    await account.stores.geofences.create(aGeofence({ accountId, definedAt: NOON + HOUR_MS }), NOON)
    const now = NOON + 2 * HOUR_MS
    await record(aFix(7_200, -1_200))
    await record({ ...aFix(7_100, -1_200), receivedAt: now })
    await tickUntil(account, now + 3 * MINUTE_MS)
    expect(await account.eventTimes()).toEqual([])
  })

  it('T67 keep an event that somebody was notified of', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    for (const fix of [aFix(0, -900), aFix(120, 0)]) await record(fix)
    const [event] = (await account.stores.events.listPage(account.accountId, {}, null, 1)).events
    if (!event) throw new Error('no event')
    const sent = { state: 'sent', at: event.timestamp, detail: null, attempts: 1 } as const
    await account.stores.events.saveNotification(account.accountId, event.eventKey, 'email:a@b.example', sent)
    await record({ ...aFix(60, 0), receivedAt: NOON + 121 * SECOND_MS })
    await tickUntil(account, NOON + 5 * MINUTE_MS)
    expect(await account.eventTimes()).toEqual(['entry 12:01:00 late', 'entry 12:02:00'])
  })

  it('go on with the visit: the next live fix knows that the device is inside since then', async () => {
    const account = await anAccount()
    const record = account.anInstance()
    await record(aFix(120, 100))
    for (const [second, east] of [
      [0, -900],
      [30, -700],
      [60, 0],
    ] as const)
      await record({ ...aFix(second, east), receivedAt: NOON + 121 * SECOND_MS })
    await tickUntil(account, NOON + 5 * MINUTE_MS)
    for (const fix of [aFix(330, 900), aFix(360, 1_200)]) await record(fix)
    expect(await account.eventTimes()).toEqual(['entry 12:01:00 late', 'exit 12:05:30'])
  })
})

const uploads = (positions: readonly StampedPosition[], size: number): StampedPosition[][] =>
  Array.from({ length: Math.ceil(positions.length / size) }, (_, index) =>
    positions.slice(index * size, (index + 1) * size),
  )

describe('a dwell', () => {
  const DWELLS = { alertOnDwell: true, dwellTimeMinutes: 10 }

  it('GEO-4 is raised on time although no fix arrives, once', async () => {
    const account = await anAccount([DWELLS])
    const record = account.anInstance()
    for (const fix of [aFix(0, -900), aFix(30, 0), aFix(60, 50)]) await record(fix)
    await tickUntil(account, NOON + 10 * MINUTE_MS)
    expect(await account.eventTimes({ eventType: 'dwell' })).toEqual([])
    await tickUntil(account, NOON + 13 * MINUTE_MS)
    expect(await account.eventTimes({ eventType: 'dwell' })).toEqual(['dwell 12:10:30'])
    await record(aFix(800, 60))
    await tickUntil(account, NOON + 20 * MINUTE_MS)
    expect(await account.eventTimes()).toEqual(['entry 12:00:30', 'dwell 12:10:30'])
    expect(account.queued).toHaveLength(2)
  })

  it('GEO-4 is not raised for a device that has left', async () => {
    const account = await anAccount([DWELLS])
    const record = account.anInstance()
    for (const fix of [aFix(0, -900), aFix(30, 0), aFix(60, 900), aFix(90, 1_200)]) await record(fix)
    await tickUntil(account, NOON + 20 * MINUTE_MS)
    expect(await account.eventTimes()).toEqual(['entry 12:00:30', 'exit 12:01:00'])
  })
})
