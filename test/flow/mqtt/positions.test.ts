import { describe, expect, it } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { telemetryTopic } from '../../../shared/tracking/topics.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { aDriveThenParked } from '../../make/tracking/a-drive-then-parked.ts'
import { trailOf, tripsOf } from '../../make/tracking/device-reads.ts'
import { aTracker, connect, deviceOf, publish, publishAs } from '../../make/tracking/tracker.ts'
import { shuffled } from '../../make/tracking/tracks.ts'
import { WRONG_CLOCKS } from '../../make/tracking/wrong-clocks.ts'

describe('positions through the whole system', () => {
  it.each([
    [
      'Signal K',
      (id: string) => `signalk/${id}/delta`,
      {
        context: 'vessels.self',
        updates: [{ values: [{ path: 'navigation.position', value: { latitude: 26.1, longitude: -80.1 } }] }],
      },
    ],
    [
      'Meshtastic',
      (id: string) => `msh/${id}/2/json/LongFast/!0efeb2c8`,
      {
        from: 0x0e_fe_b2_c8,
        sender: '!0efeb2c8',
        type: 'position',
        payload: { latitude_i: 261_000_000, longitude_i: -801_000_000 },
      },
    ],
    [
      'Home Assistant',
      (id: string) => `homeassistant/device_tracker/${id}/attributes`,
      { latitude: 26.1, longitude: -80.1, gps_accuracy: 8 },
    ],
  ])('DEV-3 what a broker passes on of %s is the position of its device', async (_name, topicOf, message) => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const client = await connect(tracker)
    await publish(client, topicOf(tracker.trackerId), message)
    await client.endAsync()
    expect((await deviceOf(account, tracker.trackerId)).tracking).toMatchObject({
      latitude: 26.1,
      longitude: -80.1,
      freshness: 'live',
    })
  })

  it('T65 messages sent three times give each point and each distance once', async () => {
    const account = await anAccount()
    const once = await aTracker(account)
    const thrice = await aTracker(account)
    const day = aDriveThenParked(90)
    await publishAs(once, ...day)
    await publishAs(thrice, ...day.flatMap((position) => [position, position, position]))
    const [one, three] = [await trailOf(account, once.trackerId), await trailOf(account, thrice.trackerId)]
    expect(three.map((point) => point.timestamp)).toEqual(one.map((point) => point.timestamp))
    expect(one).toHaveLength(90)
    expect(await tripsOf(account, thrice.trackerId)).toEqual(await tripsOf(account, once.trackerId))
  })

  it('T66 1,000 shuffled fixes give the same position, trail and trips as in order', async () => {
    const account = await anAccount()
    const inOrder = await aTracker(account)
    const anyOrder = await aTracker(account)
    const day = aDriveThenParked(1_000)
    await publishAs(inOrder, ...day)
    const client = await connect(anyOrder)
    await Promise.all(
      shuffled(day).map((position) => publish(client, telemetryTopic(anyOrder.trackerId), position)),
    )
    await client.endAsync()

    const [one, other] = [
      await deviceOf(account, inOrder.trackerId),
      await deviceOf(account, anyOrder.trackerId),
    ]
    const withoutContact = ({ tracking }: typeof one) => ({ ...tracking, updateTime: null, lastUpdate: null })
    expect(withoutContact(other)).toEqual(withoutContact(one))
    const withoutNames = (trail: Awaited<ReturnType<typeof trailOf>>) =>
      trail.map(({ deviceName: _name, ...point }) => point)
    expect(withoutNames(await trailOf(account, anyOrder.trackerId))).toEqual(
      withoutNames(await trailOf(account, inOrder.trackerId)),
    )
    expect(await tripsOf(account, anyOrder.trackerId)).toEqual(await tripsOf(account, inOrder.trackerId))
    expect((await tripsOf(account, inOrder.trackerId)).trips).toHaveLength(1)
  })

  const clocks = [
    ...WRONG_CLOCKS,
    { clock: 'in seconds', timeAt: (now: number) => Math.floor(now / 1000), flags: [] },
  ]
  it.each(clocks)(
    'T68 a clock $clock is flagged if it is wrong, and never blocks later fixes',
    async ({ timeAt, flags }) => {
      const account = await anAccount()
      const tracker = await aTracker(account)
      await publishAs(tracker, { time: timeAt(Date.now()), lat: 26.1, lng: -80.1 })
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
  it.each(bad)('T70 a fix %s is flagged and does not become the position', async (_name, place) => {
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

  it('T70 a speed of -1 or 5,000 km/h becomes unknown, and the position counts', async () => {
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
