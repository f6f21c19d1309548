import { createServer } from 'node:http'
import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import mqtt from 'mqtt'
import { freePort, listen } from '../../bin/local/process/ports.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { TRAIL_COLUMNS_MEDIA_TYPE } from '../../shared/trails/trail-columns.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { rawRequest } from '../make/api/raw-request.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'
import { weekOfAVan } from './week-of-a-van.ts'

const POINTS = 40_320
/** As many as the tail holds before it is flushed, which makes 1,344 chunks. */
const POINTS_PER_CHUNK = 30
const READS = 31
const GOAL_MS = 60
const GOAL_BYTES = 130_000

/** The trail of seven days as columns, compared with the store's own query and with the same bytes from memory. */
export async function measureTrail(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  const api = await demoApi(run.url)
  const password = await api.addTracker('WEEK')
  await publishWeek(run.mqttPort, password)
  const readTrail = () =>
    timedPost(`${run.url}/api/vectra/device/trail`, api.accessToken, {
      deviceId: 'WEEK',
      minutes: 7 * 24 * 60 + 10,
    })
  const queryStore = await storeQuery(run.output())
  const reads: Awaited<ReturnType<typeof readTrail>>[] = []
  const queries: number[] = []
  // alternating, so that a busy moment of the machine affects both
  for (let read = 0; read < READS; read++) {
    reads.push(await readTrail())
    queries.push(await queryStore())
  }
  await run.stop()
  const bytes = reads[0]?.bytes ?? Buffer.alloc(0)
  const fromMemory = await memoryMs(bytes)
  const [first, ...again] = reads.map((read) => read.ms)
  const ms = median(again)
  const ratio = median(reads.map((read, index) => read.ms / (queries[index] ?? Number.NaN)).slice(1))
  return [
    {
      name: `trail of 7 days, ${POINTS} points, 4 h of driving a day, warm`,
      value: rounded(ms, 1),
      unit: 'ms median',
      goal: '60 or less',
      met: ms <= GOAL_MS,
    },
    { name: '  first read after the start', value: rounded(first ?? Number.NaN, 1), unit: 'ms' },
    { name: '  the store alone, query of its chunks', value: rounded(median(queries), 1), unit: 'ms median' },
    { name: '  compared with that query', value: rounded(ratio, 2), unit: 'times median' },
    { name: '  the same bytes from memory', value: rounded(fromMemory, 1), unit: 'ms median' },
    {
      name: '  compressed',
      value: bytes.length,
      unit: 'bytes',
      goal: '130,000 or less',
      met: bytes.length <= GOAL_BYTES,
    },
  ]
}

/** Times the store and the SDK alone, querying the same 1,344 chunks of the same running store. */
async function storeQuery(output: string): Promise<() => Promise<number>> {
  const { client, tables } = await localStore(storeEndpointIn(output))
  const tracker = await client.send(
    new GetItemCommand({ TableName: tables.trackers, Key: { trackerId: { S: 'WEEK' } } }),
  )
  const query = new QueryCommand({
    TableName: tables.trails,
    KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :chunks)',
    ProjectionExpression: 'points',
    ExpressionAttributeValues: { ':trackId': tracker.Item?.trackId ?? { S: '' }, ':chunks': { S: 'p#' } },
  })
  return async () => {
    const started = performance.now()
    await client.send(query)
    return performance.now() - started
  }
}

async function publishWeek(mqttPort: number, password: string): Promise<void> {
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, {
    protocolVersion: 4,
    clientId: 'WEEK',
    username: 'WEEK',
    password,
  })
  const week = weekOfAVan(Date.now())
  for (let first = 0; first < week.length; first += POINTS_PER_CHUNK) {
    const chunk = JSON.stringify(week.slice(first, first + POINTS_PER_CHUNK))
    await client.publishAsync(telemetryTopic('WEEK'), chunk, { qos: 1 })
  }
  await client.endAsync()
}

async function timedPost(
  url: string,
  accessToken: string,
  body: object,
): Promise<{ ms: number; bytes: Buffer }> {
  const startedAt = performance.now()
  const { bytes } = await rawRequest(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: TRAIL_COLUMNS_MEDIA_TYPE,
      'accept-encoding': 'gzip',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return { ms: performance.now() - startedAt, bytes }
}

async function memoryMs(bytes: Buffer): Promise<number> {
  const server = createServer((_request, response) => response.end(bytes))
  const port = await listen(server, await freePort(), '127.0.0.1')
  const times: number[] = []
  for (let read = 0; read < READS; read++) {
    const startedAt = performance.now()
    await rawRequest(`http://127.0.0.1:${port}/`)
    times.push(performance.now() - startedAt)
  }
  server.close()
  return median(times)
}
