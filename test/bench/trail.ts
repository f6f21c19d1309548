import { createServer, get, request } from 'node:http'
import { DynamoDBClient, GetItemCommand, ListTablesCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import mqtt from 'mqtt'
import { freePort, listen } from '../../bin/local/process/ports.ts'
import { TRAIL_COLUMNS_MEDIA_TYPE } from '../../shared/trails/trail-columns.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { median, type Row, rounded } from './report.ts'
import { weekOfAVan } from './week-of-a-van.ts'

const POINTS = 40_320
/** As the tail is flushed: 1,344 chunks. */
const POINTS_IN_CHUNK = 30
const READS = 31
const GOAL_MS = 60
const GOAL_BYTES = 130_000

/** The trail of seven days as columns, beside the same bytes served from memory. */
export async function measureTrail(): Promise<Row[]> {
  const run = await startLocalProcess({ more: ['--fresh'] })
  const api = await demoApi(run.url)
  const password = await api.addTracker('WEEK')
  await publishWeek(run.mqttPort, password)
  const ask = () =>
    timed(`${run.url}/api/vectra/device/trail`, api.authorization, {
      deviceId: 'WEEK',
      minutes: 7 * 24 * 60 + 10,
    })
  const queryStore = await storeQuery(run.output())
  const reads: Awaited<ReturnType<typeof ask>>[] = []
  const queries: number[] = []
  // In turn, so that a busy moment of the machine is in both.
  for (let read = 0; read < READS; read++) {
    reads.push(await ask())
    queries.push(await queryStore())
  }
  await run.stop()
  const bytes = reads[0]?.body ?? Buffer.alloc(0)
  const fromMemory = await memoryRate(bytes)
  const [first, ...again] = reads.map((read) => read.ms)
  const ms = median(again)
  const timesTheStore = median(reads.map((read, index) => read.ms / (queries[index] ?? Number.NaN)).slice(1))
  return [
    {
      name: `trail of 7 days, ${POINTS} points, 4 h a day on the road, warm`,
      value: rounded(ms, 1),
      unit: 'ms median',
      goal: '60 or less',
      met: ms <= GOAL_MS,
    },
    { name: '  the first read of it after the start', value: rounded(first ?? Number.NaN, 1), unit: 'ms' },
    { name: '  the store’s own query of its chunks', value: rounded(median(queries), 1), unit: 'ms median' },
    { name: '  the trail in such queries', value: rounded(timesTheStore, 2), unit: 'times median' },
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

/** Asks for what the store and the SDK alone need for the same 1,344 chunks, from the same running store. */
async function storeQuery(output: string): Promise<() => Promise<number>> {
  const endpoint = /Store at (http:\S+)/.exec(output)?.[1]
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials })
  const { TableNames = [] } = await client.send(new ListTablesCommand({}))
  const named = (part: string) => TableNames.find((name) => name.includes(part))
  const tracker = await client.send(
    new GetItemCommand({ TableName: named('Trackers'), Key: { trackerId: { S: 'WEEK' } } }),
  )
  const query = new QueryCommand({
    TableName: named('Trails'),
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
  for (let first = 0; first < week.length; first += POINTS_IN_CHUNK) {
    const chunk = JSON.stringify(week.slice(first, first + POINTS_IN_CHUNK))
    await client.publishAsync('vectra/trackers/WEEK/telemetry', chunk, { qos: 1 })
  }
  await client.endAsync()
}

function timed(url: string, authorization: string, body: object): Promise<{ ms: number; body: Buffer }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method: 'POST',
        headers: {
          authorization,
          accept: TRAIL_COLUMNS_MEDIA_TYPE,
          'accept-encoding': 'gzip',
          'content-type': 'application/json',
        },
      },
      (response) =>
        collect(response, (bytes) => resolve({ ms: performance.now() - started, body: bytes }), reject),
    )
    asking.on('error', reject)
    asking.end(JSON.stringify(body))
  })
}

async function memoryRate(bytes: Buffer): Promise<number> {
  const server = createServer((_request, response) => response.end(bytes))
  const port = await listen(server, await freePort(), '127.0.0.1')
  const times: number[] = []
  for (let read = 0; read < READS; read++) {
    const started = performance.now()
    await new Promise<Buffer>((resolve, reject) => {
      get(`http://127.0.0.1:${port}/`, (response) => collect(response, resolve, reject)).on('error', reject)
    })
    times.push(performance.now() - started)
  }
  server.close()
  return median(times)
}

function collect(
  response: NodeJS.ReadableStream,
  done: (bytes: Buffer) => void,
  failed: (error: Error) => void,
): void {
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => done(Buffer.concat(parts)))
  response.on('error', failed)
}
