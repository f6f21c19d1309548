import type { MqttClient } from 'mqtt'
import { describe, expect, it } from 'vitest'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { toIso } from '../../../shared/time.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { type Account, anAccount } from '../../make/account.ts'
import {
  aTracker,
  aTrackerId,
  type Credentials,
  connect,
  deviceOf,
  publish,
  publishAs,
  telemetryOf,
} from '../../make/tracking/tracker.ts'

const position = (more: object = {}) => ({ time: toIso(Date.now()), lat: 26.1, lng: -80.1, ...more })

/** Whether the broker let the connection in. */
async function letsIn(
  credentials: Parameters<typeof connect>[0],
  change: Parameters<typeof connect>[1] = {},
) {
  try {
    const client = await connect(credentials, change)
    await client.endAsync(true)
    return true
  } catch {
    return false
  }
}

/** Whether the broker acknowledged, instead of ending the connection. */
function takes(
  client: MqttClient,
  topic: string,
  {
    qos = 1,
    retain = false,
    message = JSON.stringify(position()),
  }: { qos?: 1 | 2; retain?: boolean; message?: string } = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    client.once('close', () => resolve(false))
    client.publish(topic, message, { qos, retain }, (error) => resolve(!error))
  })
}

async function diagnosticsOf(account: Account, { trackerId }: Credentials) {
  const { body } = await account.call('GET', `/vectra/devices/${trackerId}/diagnostics`)
  return devices.getDiagnostics.reply.parse(body)
}

async function grants(client: MqttClient, filter: string): Promise<boolean> {
  try {
    const [granted] = await client.subscribeAsync(filter, { qos: 1 })
    return granted !== undefined && granted.qos < 128
  } catch {
    return false
  }
}

describe('the broker', () => {
  it('T61 lets a tracker be itself and nobody else', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(account)

    expect(await letsIn(d1)).toBe(true)
    expect(await letsIn(d1, { clientId: `${d1.trackerId}:2` })).toBe(true)
    expect(await letsIn(d1, { clientId: d2.trackerId })).toBe(false)
    expect(await letsIn(d1, { clientId: `${d1.trackerId}x` })).toBe(false)
    expect(await letsIn(d1, { username: d2.trackerId, clientId: d2.trackerId })).toBe(false)
    expect(await letsIn(d1, { password: 'wrong' })).toBe(false)
    expect(await letsIn(d1, { username: undefined, password: undefined })).toBe(false)

    const forbidden = [
      telemetryOf(d2.trackerId),
      `vectra/trackers/${d1.trackerId}/commands`,
      '$SYS/x',
      `owntracks/${d2.trackerId}/phone`,
    ]
    for (const topic of forbidden) {
      const client = await connect(d1)
      expect(`${topic} ${await takes(client, topic)}`).toBe(`${topic} false`)
      await client.endAsync(true)
    }
    const refused: [topic: string, how: Parameters<typeof takes>[2]][] = [
      [telemetryOf(d1.trackerId), { retain: true }],
      [telemetryOf(d2.trackerId), { retain: true }],
      [telemetryOf(d1.trackerId), { qos: 2 }],
    ]
    for (const [topic, how] of refused) {
      const client = await connect(d1)
      expect(`${topic} ${JSON.stringify(how)} ${await takes(client, topic, how)}`).toMatch(/ false$/)
      await client.endAsync(true)
    }

    const client = await connect(d1)
    for (const filter of [
      '#',
      '$SYS/#',
      'vectra/trackers/+/commands',
      `vectra/trackers/${d2.trackerId}/commands`,
    ])
      expect(`${filter} ${await grants(client, filter)}`).toBe(`${filter} false`)
    expect(await grants(client, `vectra/trackers/${d1.trackerId}/commands`)).toBe(true)
    expect(await takes(client, telemetryOf(d1.trackerId))).toBe(true)
    expect(await takes(client, `vectra/trackers/${d1.trackerId}/answers`)).toBe(true)
    await client.endAsync()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
  })

  it('T61 a last will on the topic of another, or one to be retained, is not told', async () => {
    const account = await anAccount()
    const [d1, d2, d3] = [await aTracker(account), await aTracker(account), await aTracker(account)]
    const heard: string[] = []
    const victim = await connect(d2)
    victim.on('message', (topic) => heard.push(topic))
    await victim.subscribeAsync(`vectra/trackers/${d2.trackerId}/commands`, { qos: 1 })

    const payload = Buffer.from(JSON.stringify(position()))
    const diesWith = async (tracker: Credentials, topic: string, retain = false) => {
      const client = await connect(tracker, { will: { topic, payload, qos: 1, retain } })
      client.stream.destroy()
    }
    await diesWith(d1, telemetryOf(d2.trackerId))
    await diesWith(d1, `vectra/trackers/${d2.trackerId}/commands`)
    await diesWith(d1, telemetryOf(d1.trackerId), true)
    // the last one is allowed: once it is heard, so would have been the others
    await diesWith(d3, telemetryOf(d3.trackerId))
    await expect.poll(async () => (await deviceOf(account, d3.trackerId)).tracking).not.toBeNull()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
    expect((await deviceOf(account, d1.trackerId)).tracking).toBeNull()
    expect(heard).toEqual([])
    await victim.endAsync()
  })

  it('T63 refuses an id that nobody has added', async () => {
    expect(await letsIn({ trackerId: aTrackerId(), username: aTrackerId(), password: 'any' })).toBe(false)
    const trackerId = aTrackerId()
    expect(await letsIn({ trackerId, username: trackerId, password: 'any' })).toBe(false)
  })

  it('T73 another’s credentials under a tracker’s client id are refused, and do not end its connection', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(await anAccount())
    const client = await connect(d1)
    let closed = 0
    client.on('close', () => closed++)
    for (let tries = 0; tries < 5; tries++) {
      expect(await letsIn(d2, { clientId: d1.trackerId })).toBe(false)
      expect(await letsIn(d1, { password: 'wrong' })).toBe(false)
    }
    expect(await takes(client, telemetryOf(d1.trackerId))).toBe(true)
    expect(closed).toBe(0)
    await client.endAsync()
  })

  it('T75 a link that flaps: each last will is heard once, and the tracker stays online', async () => {
    const flaps = 20
    const account = await anAccount()
    const tracker = await aTracker(account)
    const topic = telemetryOf(tracker.trackerId)
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
      .poll(() => diagnosticsOf(account, tracker), { timeout: 10_000 })
      .toMatchObject({ received: 2 * flaps, accepted: 2 * flaps, lastWillAt: null })
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({
      isOnline: true,
      tracking: { freshness: 'live', GPSTime: toIso(start + (2 * flaps - 1) * 1_000) },
    })
  })

  it('T75 tells of a connection that it is open, how it ended, and that a last will came; no more', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const topic = telemetryOf(tracker.trackerId)
    const told = () => diagnosticsOf(account, tracker)
    expect(await told()).toMatchObject({
      connection: { state: 'disconnected', since: null, endReason: null },
    })

    const began = Date.now()
    const will = { topic, payload: Buffer.from('{"_type":"lwt"}'), qos: 1 as const, retain: false }
    const client = await connect(tracker, { will })
    await publish(client, topic, position())
    const open = await told()
    expect(open).toMatchObject({ connection: { state: 'connected', endReason: null }, lastWillAt: null })
    expect(Date.parse(open.connection.since ?? '')).toBeGreaterThanOrEqual(began)

    client.stream.destroy()
    await expect
      .poll(told)
      .toMatchObject({ connection: { state: 'disconnected', endReason: 'CONNECTION_LOST' } })
    await expect.poll(async () => Date.parse((await told()).lastWillAt ?? '')).toBeGreaterThanOrEqual(began)
    expect(await told()).toMatchObject({ received: 1, lastContactAt: open.lastContactAt })
    expect(await deviceOf(account, tracker.trackerId)).toMatchObject({ isOnline: true })

    await publishAs(tracker, position())
    await expect.poll(told).toMatchObject({ connection: { endReason: 'CLIENT_INITIATED_DISCONNECT' } })
  })

  it('ends the old connection when new credentials are taken, and refuses the old password', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const client = await connect(tracker)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    await account.call('POST', `/vectra/devices/${tracker.trackerId}/credentials`)
    await closed
    expect(await letsIn(tracker)).toBe(false)
  })

  it('T62 the topic says whose position it is; an id in the message that differs is counted', async () => {
    const account = await anAccount()
    const d1 = await aTracker(account)
    const d2 = await aTracker(account)
    await publishAs(d1, position({ deviceId: d2.trackerId }))
    expect((await deviceOf(account, d1.trackerId)).tracking).not.toBeNull()
    expect((await deviceOf(account, d2.trackerId)).tracking).toBeNull()
    const { body } = await account.call('GET', `/vectra/devices/${d1.trackerId}/diagnostics`)
    expect(body).toMatchObject({ received: 1, accepted: 1, mismatched: 1 })
  })

  it('T71 poison among ten messages: nine are stored, one is counted and kept, the worker lives', async () => {
    const account = await anAccount()
    const tracker = await aTracker(account)
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
    const poisons = [
      '{"time":',
      Buffer.from([0xff, 0xfe, 0x00, 0x80]),
      '',
      '\uFEFF',
      deep,
      'null',
      '{"time":"x","lat":1,"lng":1}',
    ]
    const client = await connect(tracker)
    let sent = 0
    const good = () => position({ time: toIso(Date.now() - 60_000 + sent++ * 1_000) })
    for (const poison of poisons) {
      const topic = telemetryOf(tracker.trackerId)
      await publish(
        client,
        topic,
        good(),
        good(),
        good(),
        good(),
        poison,
        good(),
        good(),
        good(),
        good(),
        good(),
      )
    }
    await client.endAsync()
    const { body } = await account.call('GET', `/vectra/devices/${tracker.trackerId}/diagnostics`)
    expect(body).toMatchObject({
      accepted: sent,
      unreadable: poisons.length,
      received: sent + poisons.length,
      lastUnreadable: {
        topic: telemetryOf(tracker.trackerId),
        reason: expect.any(String),
        body: expect.any(String),
      },
    })
    const trail = await account.call('POST', '/vectra/device/trail', {
      deviceId: tracker.trackerId,
      minutes: 10,
    })
    expect(trails.getTrail.reply.parse(trail.body).trail).toHaveLength(sent)
  })

  it('T71 a message of 128 kB and one byte is refused, one byte less is read', async () => {
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
    expect(await takes(client, telemetryOf(tracker.trackerId), { message: padded(limit + 1) })).toBe(false)
    await client.endAsync(true)
    await publishAs(tracker, position())
  })

  it('OwnTracks: a location is a position, other types are kindly ignored', async () => {
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
    const { body } = await account.call('GET', `/vectra/devices/${phone.trackerId}/diagnostics`)
    expect(body).toMatchObject({ received: 1, unreadable: 0 })
  })
})
