import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Aedes } from 'aedes'
import mqtt, { type MqttClient } from 'mqtt'
import * as z from 'zod'
import { freePort } from '../../bin/local/process/ports.ts'
import { toIso } from '../../shared/time.ts'
import { liveTopic, telemetryTopic } from '../../shared/tracking/topics.ts'
import { LiveMessage } from '../../shared/tracking/view/live-message.ts'
import { accountIdOf } from '../make/account-id-of.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { type Row, rounded } from './report.ts'

const POSITIONS = 200
const TRACKERS = 10
/** Twenty positions a second: three hundred devices that report every 15 s. */
const PAUSE_MS = 50
const LAST_WITHIN_MS = 5_000
const GOAL_P95_MS = 1_000

/** From a tracker's publish to the open view, beside the broker that only hands the same messages on. */
export async function measurePush(): Promise<Row[]> {
  const alone = await throughBroker()
  const pushed = await throughProduct()
  const p95 = percentile(pushed, 95)
  return [
    {
      name: 'through the broker alone, 95th percentile',
      value: rounded(percentile(alone, 95), 1),
      unit: 'ms',
    },
    { name: 'from publish to an open view, median', value: rounded(percentile(pushed, 50), 1), unit: 'ms' },
    {
      name: '  95th percentile',
      value: rounded(p95, 1),
      unit: 'ms',
      goal: '1,000 or less',
      met: p95 <= GOAL_P95_MS,
    },
    {
      name: '  pushed',
      value: pushed.length,
      unit: `of ${POSITIONS}`,
      goal: String(POSITIONS),
      met: pushed.length === POSITIONS,
    },
  ]
}

async function throughProduct(): Promise<number[]> {
  const run = await startLocalProcess({ more: ['--fresh'] })
  try {
    const api = await demoApi(run.url)
    const senders: Sender[] = []
    for (let index = 0; index < TRACKERS; index++) {
      const trackerId = `PUSH${index}`
      const password = await api.addTracker(trackerId)
      const identity = { clientId: trackerId, username: trackerId, password }
      const client = await connect(`mqtt://127.0.0.1:${run.mqttPort}`, identity)
      senders.push({ trackerId, client })
    }
    const token = api.authorization.replace('Bearer ', '')
    const { liveUrl } = z
      .object({ liveUrl: z.string() })
      .parse(await (await fetch(`${run.url}/config.json`)).json())
    await api.call('GET', '/vectra/devices')
    const identity = { clientId: `web:${accountIdOf(token)}:bench`, username: 'web', password: token }
    const view = await connect(liveUrl, identity)
    await view.subscribeAsync(liveTopic(accountIdOf(token)))
    const took = await publishAll(senders, view, (payload) =>
      LiveMessage.parse(JSON.parse(payload)).devices.map(
        ({ deviceId, tracking }) => `${deviceId} ${tracking.GPSTime}`,
      ),
    )
    await Promise.all([view, ...senders.map(({ client }) => client)].map((client) => client.endAsync()))
    return took
  } finally {
    await run.stop()
  }
}

const Published = z.object({ deviceId: z.string(), time: z.string() })

async function throughBroker(): Promise<number[]> {
  const broker = await Aedes.createBroker()
  const server = createServer(broker.handle)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = `mqtt://127.0.0.1:${port}`
  const client = await connect(url, { clientId: 'sender' })
  const view = await connect(url, { clientId: 'view' })
  await view.subscribeAsync('#')
  const took = await publishAll([{ trackerId: 'PUSH0', client }], view, (payload) => {
    const { deviceId, time } = Published.parse(JSON.parse(payload))
    return [`${deviceId} ${time}`]
  })
  await Promise.all([client.endAsync(), view.endAsync()])
  server.close()
  return took
}

type Sender = { trackerId: string; client: MqttClient }

const connect = (url: string, identity: { clientId: string; username?: string; password?: string }) =>
  mqtt.connectAsync(url, { protocolVersion: 4, ...identity })

/** Publishes in turn, and answers how long each took to the view that heard of it, ms. */
async function publishAll(
  senders: readonly Sender[],
  view: MqttClient,
  namesIn: (payload: string) => string[],
): Promise<number[]> {
  const sentAt = new Map<string, number>()
  const took: number[] = []
  view.on('message', (_topic, payload) => {
    for (const name of namesIn(payload.toString('utf8'))) {
      const sent = sentAt.get(name)
      if (sent !== undefined) took.push(performance.now() - sent)
      sentAt.delete(name)
    }
  })
  const sending: Promise<unknown>[] = []
  for (let index = 0; index < POSITIONS; index++) {
    const sender = senders[index % senders.length]
    if (sender === undefined) throw new Error('There is nobody to publish')
    const time = toIso(Date.now())
    const position = { time, deviceId: sender.trackerId, lat: 26 + index * 0.00001, lng: -80.1, speedKmh: 8 }
    sentAt.set(`${sender.trackerId} ${time}`, performance.now())
    sending.push(
      sender.client.publishAsync(telemetryTopic(sender.trackerId), JSON.stringify(position), { qos: 1 }),
    )
    await delay(PAUSE_MS)
  }
  await Promise.all(sending)
  for (const until = Date.now() + LAST_WITHIN_MS; took.length < POSITIONS && Date.now() < until; )
    await delay(10)
  return took
}

/** NaN where nothing was measured. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}
