import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/account.ts'
import { aTracker, connect, deviceOf, publish, publishAs, telemetryOf } from '../../make/tracking/tracker.ts'

const GPS_TURN_MS = 1024 * 7 * DAY_MS

async function trailOf(account: Account, deviceId: string) {
  const { body } = await account.call('POST', '/vectra/device/trail', { deviceId, minutes: 3 * 24 * 60 })
  return trails.getTrail.reply.parse(body).trail
}

async function tripsOf(account: Account, deviceId: string) {
  const from = toIso(Date.now() - 3 * DAY_MS)
  const { body } = await account.call(
    'GET',
    `/vectra/devices/${deviceId}/trips?from=${from}&to=${toIso(Date.now())}`,
  )
  return trails.listTrips.reply.parse(body)
}

/** A drive of an hour and a stay, one fix in 20 s, ending now. */
function aDay(count: number) {
  const start = Date.now() - count * 20 * SECOND_MS
  return Array.from({ length: count }, (_, index) => {
    const driving = Math.min(index, count * 0.7)
    return {
      time: toIso(start + index * 20 * SECOND_MS),
      lat: 26.1 + driving * 0.0008,
      lng: -80.15 + Math.sin(index) * 0.00002,
      speedKmh: index < count * 0.7 ? 16 : 0,
    }
  })
}

function shuffled<One>(all: readonly One[]): One[] {
  return all
    .map((one, index) => ({ one, at: (index * 7919) % 1013 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

describe('honest positions, through the whole system', () => {
  it('T65 each message three times: each point once, distance once', async () => {
    const account = await anAccount()
    const once = await aTracker(account)
    const thrice = await aTracker(account)
    const day = aDay(90)
    await publishAs(once, ...day)
    await publishAs(thrice, ...day.flatMap((position) => [position, position, position]))
    const [one, three] = [await trailOf(account, once.trackerId), await trailOf(account, thrice.trackerId)]
    expect(three.map((point) => point.timestamp)).toEqual(one.map((point) => point.timestamp))
    expect(one).toHaveLength(90)
    expect(await tripsOf(account, thrice.trackerId)).toEqual(await tripsOf(account, once.trackerId))
  })

  it('T66 a shuffled thousand of fixes ends in the same position, trail, trips and totals', async () => {
    const account = await anAccount()
    const inOrder = await aTracker(account)
    const anyOrder = await aTracker(account)
    const day = aDay(1_000)
    await publishAs(inOrder, ...day)
    const client = await connect(anyOrder)
    await Promise.all(
      shuffled(day).map((position) => publish(client, telemetryOf(anyOrder.trackerId), position)),
    )
    await client.endAsync()

    const [one, other] = [
      await deviceOf(account, inOrder.trackerId),
      await deviceOf(account, anyOrder.trackerId),
    ]
    const told = ({ tracking }: typeof one) => ({ ...tracking, updateTime: null, lastUpdate: null })
    expect(told(other)).toEqual(told(one))
    const points = (trail: Awaited<ReturnType<typeof trailOf>>) =>
      trail.map(({ deviceName: _name, ...point }) => point)
    expect(points(await trailOf(account, anyOrder.trackerId))).toEqual(
      points(await trailOf(account, inOrder.trackerId)),
    )
    expect(await tripsOf(account, anyOrder.trackerId)).toEqual(await tripsOf(account, inOrder.trackerId))
    expect((await tripsOf(account, inOrder.trackerId)).trips).toHaveLength(1)
  })

  const clocks: [string, () => string | number, string[]][] = [
    ['an hour ahead', () => toIso(Date.now() + HOUR_MS), ['clock']],
    ['a day ahead', () => toIso(Date.now() + DAY_MS), ['clock']],
    ['in 2099', () => '2099-01-01T00:00:00Z', ['clock']],
    ['in 1970', () => 0, ['clock']],
    ['before 1970', () => -86_400, ['clock']],
    ['at the beginning of GPS', () => '1980-01-06T00:00:00Z', ['clock']],
    ['1,024 weeks behind', () => toIso(Date.now() - GPS_TURN_MS), ['weekRepaired']],
    ['2,048 weeks behind', () => toIso(Date.now() - 2 * GPS_TURN_MS), ['weekRepaired']],
    ['in seconds', () => Math.floor(Date.now() / 1000), []],
    ['in milliseconds', () => Date.now(), []],
  ]
  it.each(clocks)(
    'T68 a clock %s is flagged and never blocks the fixes after it',
    async (_name, time, flags) => {
      const account = await anAccount()
      const tracker = await aTracker(account)
      await publishAs(tracker, { time: time(), lat: 26.1, lng: -80.1 })
      const shown = await deviceOf(account, tracker.trackerId)
      expect(shown.tracking?.flags).toEqual(flags)
      expect(Math.abs(Date.parse(shown.tracking?.GPSTime ?? '') - Date.now())).toBeLessThan(MINUTE_MS)
      await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1001, lng: -80.1 })
      expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({
        latitude: 26.1001,
        flags: [],
      })
    },
  )

  const bad: [string, object][] = [
    ['at 0,0', { lat: 0, lng: 0 }],
    ['at an impossible latitude', { lat: 91, lng: 10 }],
    ['1,000 km away in a second', { lat: 35.1, lng: -80.1 }],
    ['without satellites', { lat: 26.1002, lng: -80.1, satellites: 0 }],
    ['with an accuracy of 101 m', { lat: 26.1002, lng: -80.1, accuracyM: 101 }],
  ]
  it.each(bad)('T70 a fix %s is flagged and is not the position', async (_name, place) => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await publishAs(tracker, { time: toIso(Date.now() - 2_000), lat: 26.1, lng: -80.1 })
    await publishAs(tracker, { time: toIso(Date.now() - 1_000), ...place })
    const { tracking } = await deviceOf(account, tracker.trackerId)
    expect(tracking).toMatchObject({ latitude: 26.1, longitude: -80.1 })
    expect(tracking?.flags).toHaveLength(1)
    expect(tracking?.freshness).not.toBe('live')
    expect(await trailOf(account, tracker.trackerId)).toHaveLength(1)
  })

  it('T70 a speed of -1 or 5,000 km/h is unknown, and the position counts', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    await publishAs(tracker, { time: toIso(Date.now() - 1_000), lat: 26.1, lng: -80.1, speedKmh: -1 })
    expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({
      latitude: 26.1,
      speed: null,
    })
    await publishAs(tracker, { time: toIso(Date.now()), lat: 26.1001, lng: -80.1, speedKmh: 5_000 })
    expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({
      latitude: 26.1001,
      speed: null,
    })
  })
})
