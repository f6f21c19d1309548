import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Aedes } from 'aedes'
import mqtt, { type MqttClient } from 'mqtt'
import { createTables, startDynamodb } from '../../bin/local/dynamodb.ts'
import { childProcesses } from '../../bin/local/process/children.ts'
import { freePort } from '../../bin/local/process/ports.ts'
import { MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import { trails } from '../../shared/trails/trails.routes.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { aTable } from '../make/local/a-table.ts'
import type { LocalProcess } from '../make/local/local-process.ts'
import { storeClient } from '../make/local/local-store.ts'
import { figure } from './figure.ts'
import { inForms, type Tools } from './part.ts'

const STORE_CONCURRENCY = 32
/** The size of a live item with half a tail. */
const ITEM_BYTES = 600

type Load = { trackers: number; seconds: number }

/** Positions per second from QoS 1 publish to storage, compared with the store and the broker alone. */
export const ingest = inForms(
  { trackers: 500, seconds: 15 },
  { trackers: 2, seconds: 0.2 },
  async (load, tools) => {
    const store = await storeRate(load, tools)
    const broker = await brokerRate(load)
    const { rate, acknowledged, lost } = await productRate(load, await tools.localRun())
    return [
      figure('conditional updates of the store alone', store, 'a second'),
      figure('QoS 1 messages of the broker alone', broker, 'a second'),
      figure(`positions published to stored, ${load.trackers} trackers`, rate, 'a second', {
        atLeast: 1_500,
      }),
      figure('  compared with the store alone', (100 * rate) / store, '%', { atLeast: 70 }),
      figure('  acknowledged', acknowledged, 'positions'),
      figure('  acknowledged but lost', lost, 'positions', { atMost: 0 }),
    ]
  },
)

/** Conditional updates of the store alone, a second. */
export async function storeRate({ trackers, seconds }: Load, { atEnd }: Tools): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-bench-'))
  const children = childProcesses(folder)
  atEnd(children.stopAll)
  const endpoint = await startDynamodb(children, join(folder, 'store.db'))
  await createTables(endpoint, [aTable('Live', 'trackId')])
  const client = storeClient(endpoint)
  const state = new Uint8Array(ITEM_BYTES)
  const versions = new Map<number, number>()
  let next = 0
  let done = 0
  const until = Date.now() + seconds * SECOND_MS
  const work = async () => {
    while (Date.now() < until) {
      const track = next++ % trackers
      const version = versions.get(track) ?? 0
      try {
        await client.send(
          new UpdateCommand({
            TableName: 'Live',
            Key: { trackId: `t${track}` },
            UpdateExpression: 'SET #state = :state, version = :next',
            ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: {
              ':state': state,
              ':next': version + 1,
              ...(version === 0 ? {} : { ':version': version }),
            },
          }),
        )
        versions.set(track, version + 1)
        done += 1
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: STORE_CONCURRENCY }, work))
  return done / seconds
}

async function brokerRate({ trackers, seconds }: Load): Promise<number> {
  const broker = await Aedes.createBroker()
  const server = createServer(broker.handle)
  server.listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const clients = await connectAll(
    port,
    Array.from({ length: trackers }, (_, index) => ({ trackerId: `b${index}`, password: '' })),
  )
  const counts = await publishFor(seconds, clients)
  await closeAll(clients)
  server.close()
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

async function productRate({ trackers: count, seconds }: Load, run: LocalProcess) {
  const api = await demoApi(run.url)
  const started = Date.now()
  const trackers = []
  for (let index = 0; index < count; index++) {
    const trackerId = `BENCH${index}`
    trackers.push({ trackerId, password: await api.addTracker(trackerId) })
  }
  const clients = await connectAll(run.mqttPort, trackers)
  const counts = await publishFor(seconds, clients)
  await closeAll(clients)
  let lost = 0
  for (const [index, { trackerId }] of trackers.entries()) {
    const minutes = Math.ceil((Date.now() - started) / MINUTE_MS) + 1
    const reply = await api.call('POST', '/vectra/device/trail', { deviceId: trackerId, minutes })
    const stored = new Set(trails.getTrail.reply.parse(reply).trail.map((point) => point.timestamp))
    lost += Math.max(0, (counts[index] ?? 0) - stored.size)
  }
  const acknowledged = counts.reduce((sum, positions) => sum + positions, 0)
  return { rate: acknowledged / seconds, acknowledged, lost }
}

type Tracker = { trackerId: string; password: string }

const connectAll = (port: number, trackers: readonly Tracker[]) =>
  Promise.all(
    trackers.map(({ trackerId, password }) =>
      mqtt.connectAsync(`mqtt://127.0.0.1:${port}`, {
        protocolVersion: 4,
        clientId: trackerId,
        username: trackerId,
        password,
      }),
    ),
  )

const closeAll = (clients: readonly MqttClient[]) => Promise.all(clients.map((client) => client.endAsync()))

/** Lets each client publish its next position once the last is acknowledged. Returns the acknowledged count of each. */
async function publishFor(seconds: number, clients: readonly MqttClient[]): Promise<number[]> {
  const until = Date.now() + seconds * SECOND_MS
  return Promise.all(
    clients.map(async (client, index) => {
      const topic = `vectra/trackers/BENCH${index}/telemetry`
      let acknowledged = 0
      while (Date.now() < until) {
        await client.publishAsync(topic, positionNow(index, acknowledged), { qos: 1 })
        acknowledged += 1
      }
      return acknowledged
    }),
  )
}

const positionNow = (index: number, step: number) =>
  JSON.stringify({
    time: toIso(Date.now()),
    lat: 26 + index * 0.001 + step * 0.00001,
    lng: -80.1,
    speedKmh: 40,
    course: 0,
    satellites: 11,
    ignition: true,
    batteryVolts: 13.8,
    cellular: 24,
  })
