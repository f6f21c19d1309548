import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Aedes } from 'aedes'
import mqtt, { type MqttClient } from 'mqtt'
import * as z from 'zod'
import { freePort } from '../../bin/local/process/ports.ts'
import { devices } from '../../shared/devices/devices.routes.ts'
import { toIso } from '../../shared/time.ts'
import { liveTopic, telemetryTopic } from '../../shared/tracking/topics.ts'
import { LiveDevices } from '../../shared/tracking/view/live-message.ts'
import { type Account, anAccount } from '../make/accounts/account.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import { mapFeaturesOf } from '../make/map-features.ts'
import { percentile } from '../make/percentile.ts'
import { aTracker } from '../make/tracking/tracker.ts'
import { figure, type Goal } from './figure.ts'
import { inForms } from './part.ts'

/** 20 positions a second, as of 300 devices that report every 15 s. */
const PAUSE_MS = 50
const LAST_WITHIN_MS = 5_000
/** At the 95th percentile. */
const GOAL: Goal = { atMost: 1_000 }

type Counts = { trackers: number; positions: number; listed: number }

/**
 * From a tracker's publish to an open view, compared with a broker that only forwards messages, and from publish to the
 * map's features by reading the list.
 */
export const push = inForms(
  { trackers: 10, positions: 200, listed: 50 },
  { trackers: 2, positions: 6, listed: 2 },
  async (counts, { localRun }) => {
    const brokerMs = await brokerTimes(counts)
    const { pushMs, featureMs } = await productTimes(counts, await localRun())
    return [
      figure('through the broker alone, 95th percentile', percentile(brokerMs, 95), 'ms'),
      figure('from publish to an open view, median', percentile(pushMs, 50), 'ms'),
      figure('  95th percentile', percentile(pushMs, 95), 'ms', GOAL),
      figure('  pushed', pushMs.length, `of ${counts.positions}`, { atLeast: counts.positions }),
      figure('from publish to the map’s features by the list, median', percentile(featureMs, 50), 'ms'),
      figure('  95th percentile', percentile(featureMs, 95), 'ms', GOAL),
    ]
  },
)

async function productTimes(counts: Counts, run: LocalProcess) {
  // another account may be known as unwatched for a second
  const account = await anAccount(run.url)
  const senders: Sender[] = []
  for (let index = 0; index < counts.trackers; index++) {
    const { trackerId, username, password } = await aTracker(account)
    const identity = { clientId: trackerId, username, password }
    const client = await connect(`mqtt://127.0.0.1:${run.mqttPort}`, identity)
    senders.push({ trackerId, client })
  }
  // a listed account counts as watched, so its positions are pushed
  await account.call('GET', '/vectra/devices')
  const view = await openView(run, account.accessToken)
  const pushMs = await publishAll(counts, senders, view, (payload) =>
    LiveDevices.parse(JSON.parse(payload)).devices.map(
      ({ deviceId, tracking }) => `${deviceId} ${tracking.GPSTime}`,
    ),
  )
  const featureMs = await featureTimes(counts, senders, account)
  await Promise.all([view, ...senders.map(({ client }) => client)].map((client) => client.endAsync()))
  return { pushMs, featureMs }
}

async function openView(run: LocalProcess, accessToken: string): Promise<MqttClient> {
  const config: unknown = await (await fetch(`${run.url}/config.json`)).json()
  const { liveUrl } = z.object({ liveUrl: z.string() }).parse(config)
  const accountId = accountIdOf(accessToken)
  const identity = { clientId: `web:${accountId}:bench`, username: 'web', password: accessToken }
  const view = await connect(liveUrl, identity)
  await view.subscribeAsync(liveTopic(accountId))
  return view
}

/** Publishes positions one by one, reads the list after each and builds the map's features from it, ms. */
async function featureTimes({ positions, listed }: Counts, senders: readonly Sender[], account: Account) {
  const times: number[] = []
  for (let index = 0; index < listed; index++) {
    const { trackerId, client } = senderAt(senders, index)
    const position = positionAt(positions + index)
    const sentAt = performance.now()
    await client.publishAsync(telemetryTopic(trackerId), JSON.stringify(position), { qos: 1 })
    const { body } = await account.call('GET', '/vectra/devices')
    const reply = devices.listDevices.reply.parse(body)
    const feature = mapFeaturesOf(reply.devices).find(({ properties }) => properties.deviceId === trackerId)
    times.push(performance.now() - sentAt)
    const latitude = feature?.geometry.coordinates[1] ?? 0
    if (Math.abs(latitude - position.lat) > TOLERANCE_DEGREES)
      throw new Error(`${trackerId} is at ${latitude} on the map instead of ${position.lat}`)
  }
  return times
}

const TOLERANCE_DEGREES = 1e-6

const BrokerMessage = z.object({ deviceId: z.string(), time: z.string() })

async function brokerTimes(counts: Counts): Promise<number[]> {
  const broker = await Aedes.createBroker()
  const server = createServer(broker.handle)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `mqtt://127.0.0.1:${port}`
  const client = await connect(url, { clientId: 'sender' })
  const view = await connect(url, { clientId: 'view' })
  await view.subscribeAsync('#')
  const ms = await publishAll(counts, [{ trackerId: 'PUSH0', client }], view, (payload) => {
    const { deviceId, time } = BrokerMessage.parse(JSON.parse(payload))
    return [`${deviceId} ${time}`]
  })
  await Promise.all([client.endAsync(), view.endAsync()])
  server.close()
  return ms
}

type Sender = { trackerId: string; client: MqttClient }

function senderAt(senders: readonly Sender[], index: number): Sender {
  const sender = senders[index % senders.length]
  if (sender === undefined) throw new Error('There are no senders')
  return sender
}

/** Steps of a metre, so that no position is judged a jump. */
const positionAt = (index: number) => ({
  time: toIso(Date.now()),
  lat: 26 + index * 0.00001,
  lng: -80.1,
  speedKmh: 8,
})

const connect = (url: string, identity: { clientId: string; username?: string; password?: string }) =>
  mqtt.connectAsync(url, { protocolVersion: 4, ...identity })

/** Publishes from the senders in turn and returns how long each position took to reach the view, ms. */
async function publishAll(
  { positions }: Counts,
  senders: readonly Sender[],
  view: MqttClient,
  keysIn: (payload: string) => string[],
): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  view.on('message', (_topic, payload) => {
    for (const key of keysIn(payload.toString('utf8'))) {
      const sent = sentAt.get(key)
      if (sent !== undefined) times.push(performance.now() - sent)
      sentAt.delete(key)
    }
  })
  const sending: Promise<unknown>[] = []
  for (let index = 0; index < positions; index++) {
    const { trackerId, client } = senderAt(senders, index)
    const position = { ...positionAt(index), deviceId: trackerId }
    sentAt.set(`${trackerId} ${position.time}`, performance.now())
    sending.push(client.publishAsync(telemetryTopic(trackerId), JSON.stringify(position), { qos: 1 }))
    await delay(PAUSE_MS)
  }
  await Promise.all(sending)
  for (const until = Date.now() + LAST_WITHIN_MS; times.length < positions && Date.now() < until; )
    await delay(10)
  return times
}
