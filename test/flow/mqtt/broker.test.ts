import { describe, expect, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import { answersTopic, commandsTopic, telemetryTopic } from '../../../shared/tracking/topics.ts'
import { POISON_MESSAGES } from '../../faults/fleet/poison-messages.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { isAccepted, isAcknowledged, isGranted } from '../../make/broker-access.ts'
import { diagnosticsOf, trailOf } from '../../make/tracking/device-reads.ts'
import {
  aTracker,
  aTrackerId,
  type Credentials,
  connect,
  deviceOf,
  publish,
  publishAs,
} from '../../make/tracking/tracker.ts'

const position = (more: object = {}) => ({ time: toIso(Date.now()), lat: 26.1, lng: -80.1, ...more })

const canConnect = (...connection: Parameters<typeof connect>) => isAccepted(connect(...connection))

describe('the broker', () => {
  it('T61 restricts a tracker to its own client ids and topics', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(account)

    expect(await canConnect(d1)).toBe(true)
    expect(await canConnect(d1, { clientId: `${d1.trackerId}:2` })).toBe(true)
    expect(await canConnect(d1, { clientId: d2.trackerId })).toBe(false)
    expect(await canConnect(d1, { clientId: `${d1.trackerId}x` })).toBe(false)
    expect(await canConnect(d1, { username: d2.trackerId, clientId: d2.trackerId })).toBe(false)
    expect(await canConnect(d1, { password: 'wrong' })).toBe(false)
    expect(await canConnect(d1, { username: undefined, password: undefined })).toBe(false)

    const forbidden = [
      telemetryTopic(d2.trackerId),
      commandsTopic(d1.trackerId),
      '$SYS/x',
      `owntracks/${d2.trackerId}/phone`,
    ]
    for (const topic of forbidden) {
      const client = await connect(d1)
      expect(`${topic} ${await isAcknowledged(client, topic, JSON.stringify(position()))}`).toBe(
        `${topic} false`,
      )
      await client.endAsync(true)
    }
    const refused: [topic: string, how: Parameters<typeof isAcknowledged>[3]][] = [
      [telemetryTopic(d1.trackerId), { retain: true }],
      [telemetryTopic(d2.trackerId), { retain: true }],
      [telemetryTopic(d1.trackerId), { qos: 2 }],
    ]
    for (const [topic, how] of refused) {
      const client = await connect(d1)
      expect(
        `${topic} ${JSON.stringify(how)} ${await isAcknowledged(client, topic, JSON.stringify(position()), how)}`,
      ).toMatch(/ false$/)
      await client.endAsync(true)
    }

    const client = await connect(d1)
    for (const filter of ['#', '$SYS/#', 'vectra/trackers/+/commands', commandsTopic(d2.trackerId)])
      expect(`${filter} ${await isGranted(client, filter)}`).toBe(`${filter} false`)
    expect(await isGranted(client, commandsTopic(d1.trackerId))).toBe(true)
    expect(await isAcknowledged(client, telemetryTopic(d1.trackerId), JSON.stringify(position()))).toBe(true)
    expect(await isAcknowledged(client, answersTopic(d1.trackerId), JSON.stringify(position()))).toBe(true)
    await client.endAsync()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
  })

  it('T61 drops a last will on another tracker’s topic, and a retained one', async () => {
    const account = await anAccount()
    const [d1, d2, d3] = [await aTracker(account), await aTracker(account), await aTracker(account)]
    const received: string[] = []
    const victim = await connect(d2)
    victim.on('message', (topic) => received.push(topic))
    await victim.subscribeAsync(commandsTopic(d2.trackerId), { qos: 1 })

    const payload = Buffer.from(JSON.stringify(position()))
    const diesWith = async (tracker: Credentials, topic: string, retain = false) => {
      const client = await connect(tracker, { will: { topic, payload, qos: 1, retain } })
      client.stream.destroy()
    }
    await diesWith(d1, telemetryTopic(d2.trackerId))
    await diesWith(d1, commandsTopic(d2.trackerId))
    await diesWith(d1, telemetryTopic(d1.trackerId), true)
    // this one is allowed: once it has arrived, the others would have too
    await diesWith(d3, telemetryTopic(d3.trackerId))
    await expect.poll(async () => (await deviceOf(account, d3.trackerId)).tracking).not.toBeNull()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
    expect((await deviceOf(account, d1.trackerId)).tracking).toBeNull()
    expect(received).toEqual([])
    await victim.endAsync()
  })

  it('T63 refuses an id that no account has added', async () => {
    expect(await canConnect({ trackerId: aTrackerId(), username: aTrackerId(), password: 'any' })).toBe(false)
    const trackerId = aTrackerId()
    expect(await canConnect({ trackerId, username: trackerId, password: 'any' })).toBe(false)
  })

  it('T73 refuses other credentials under a tracker’s client id without ending its connection', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(await anAccount())
    const client = await connect(d1)
    let closed = 0
    client.on('close', () => closed++)
    for (let tries = 0; tries < 5; tries++) {
      expect(await canConnect(d2, { clientId: d1.trackerId })).toBe(false)
      expect(await canConnect(d1, { password: 'wrong' })).toBe(false)
    }
    expect(await isAcknowledged(client, telemetryTopic(d1.trackerId), JSON.stringify(position()))).toBe(true)
    expect(closed).toBe(0)
    await client.endAsync()
  })

  it('T75 receives each last will of a flapping link once, and the tracker stays online', async () => {
    const flaps = 20
    const account = await anAccount()
    const tracker = await aTracker(account)
    const topic = telemetryTopic(tracker.trackerId)
    const start = Date.now() - flaps * 2_000
    for (let flap = 0; flap < flaps; flap++) {
      const at = (seconds: number) =>
        JSON.stringify(position({ time: toIso(start + (flap * 2 + seconds) * 1_000) }))
      const will = { topic, payload: Buffer.from(at(1)), qos: 1 as const, retain: false }
      const client = await connect(tracker, { will })
      await publish(client, topic, at(0))
      client.stream.destroy()
    }
    await expect
      .poll(() => diagnosticsOf(account, tracker.trackerId), { timeout: 10_000 })
      .toMatchObject({ received: 2 * flaps, accepted: 2 * flaps, lastWillAt: null })
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({
      isOnline: true,
      tracking: { freshness: 'live', GPSTime: toIso(start + (2 * flaps - 1) * 1_000) },
    })
  })

  it('T75 reports whether a connection is open, why it ended and when a last will arrived, and nothing else', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const topic = telemetryTopic(tracker.trackerId)
    const diagnostics = () => diagnosticsOf(account, tracker.trackerId)
    expect(await diagnostics()).toMatchObject({
      connection: { state: 'disconnected', since: null, endReason: null },
    })

    const startedAt = Date.now()
    const will = { topic, payload: Buffer.from('{"_type":"lwt"}'), qos: 1 as const, retain: false }
    const client = await connect(tracker, { will })
    await publish(client, topic, position())
    const open = await diagnostics()
    expect(open).toMatchObject({ connection: { state: 'connected', endReason: null }, lastWillAt: null })
    expect(Date.parse(open.connection.since ?? '')).toBeGreaterThanOrEqual(startedAt)

    client.stream.destroy()
    await expect
      .poll(diagnostics)
      .toMatchObject({ connection: { state: 'disconnected', endReason: 'CONNECTION_LOST' } })
    await expect
      .poll(async () => Date.parse((await diagnostics()).lastWillAt ?? ''))
      .toBeGreaterThanOrEqual(startedAt)
    expect(await diagnostics()).toMatchObject({ received: 1, lastContactAt: open.lastContactAt })
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({ isOnline: true })

    await publishAs(tracker, position())
    await expect.poll(diagnostics).toMatchObject({ connection: { endReason: 'CLIENT_INITIATED_DISCONNECT' } })
  })

  it('ends the old connection when new credentials are created, and refuses the old password', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const client = await connect(tracker)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    await account.call('POST', `/vectra/devices/${tracker.trackerId}/credentials`)
    await closed
    expect(await canConnect(tracker)).toBe(false)
  })

  it('T62 the topic decides whose position it is; a different id in the message is counted', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(account)
    await publishAs(d1, position({ deviceId: d2.trackerId }))
    expect((await deviceOf(account, d1.trackerId)).tracking).not.toBeNull()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
    expect(await diagnosticsOf(account, d1.trackerId)).toMatchObject({
      received: 1,
      accepted: 1,
      mismatched: 1,
    })
  })

  it('T71 one poison message in ten: nine are stored, one is counted and stored as unreadable, and the worker survives', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const client = await connect(tracker)
    let sent = 0
    const next = () => position({ time: toIso(Date.now() - 60_000 + sent++ * 1_000) })
    const nextPositions = (length: number) => Array.from({ length }, next)
    for (const poison of POISON_MESSAGES)
      await publish(
        client,
        telemetryTopic(tracker.trackerId),
        ...nextPositions(4),
        poison,
        ...nextPositions(5),
      )
    await client.endAsync()
    expect(await diagnosticsOf(account, tracker.trackerId)).toMatchObject({
      accepted: sent,
      unreadable: POISON_MESSAGES.length,
      received: sent + POISON_MESSAGES.length,
      lastUnreadable: {
        topic: telemetryTopic(tracker.trackerId),
        reason: expect.any(String),
        body: expect.any(String),
      },
    })
    expect(await trailOf(account, tracker.trackerId, 10)).toHaveLength(sent)
  })

  it('T71 a message of 128 kB is read, one byte more is refused', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const limit = 128 * 1024
    const padded = (bytes: number) => {
      const text = JSON.stringify(position({ note: '' }))
      return text.replace('"note":""', `"note":"${'x'.repeat(bytes - text.length)}"`)
    }
    await publishAs(tracker, padded(limit))
    expect((await deviceOf(account, tracker.trackerId)).tracking).not.toBeNull()
    const client = await connect(tracker)
    expect(await isAcknowledged(client, telemetryTopic(tracker.trackerId), padded(limit + 1))).toBe(false)
    await client.endAsync(true)
    await publishAs(tracker, position())
  })

  it('OwnTracks: a location is a position, other types are ignored', async () => {
    const account = await anAccount()
    const phone = await aTracker(account)
    const client = await connect(phone)
    const topic = `owntracks/${phone.trackerId}/phone`
    const tst = Math.floor(Date.now() / 1000)
    await publish(client, topic, {
      _type: 'location',
      lat: 52.52,
      lon: 13.405,
      tst,
      acc: 8,
      vel: 12,
      cog: 270,
      batt: 80,
    })
    await publish(client, topic, { _type: 'lwt', tst })
    await client.endAsync()
    expect((await deviceOf(account, phone.trackerId)).tracking).toMatchObject({
      latitude: 52.52,
      longitude: 13.405,
      speed: 12,
      heading: 270,
      GPSTime: toIso(tst * 1000),
    })
    expect(await diagnosticsOf(account, phone.trackerId)).toMatchObject({ received: 1, unreadable: 0 })
  })
})
