import { createServer } from 'node:http'
import { GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import mqtt from 'mqtt'
import { freePort, listen } from '../../bin/local/process/ports.ts'
import { telemetryTopic } from '../../shared/tracking/topics.ts'
import { TRAIL_COLUMNS_MEDIA_TYPE } from '../../shared/trails/trail-columns.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { rawRequest } from '../make/api/raw-request.ts'
import { localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { daysOfAVan } from './days-of-a-van.ts'
import { figure } from './figure.ts'
import { inForms } from './part.ts'
import { timedCall } from './timed-call.ts'

const TRACKER = 'WEEK'

/** The points that the tail holds before it is flushed, which makes 1,344 chunks of a week. */
const POINTS_PER_CHUNK = 30
const MINUTES_IN_DAY = 24 * 60
const MARGIN_MINUTES = 10

/** A trail as columns, compared with the store's own query and with the same bytes from memory. */
export const trail = inForms(
  { days: 7, reads: 31 },
  { days: 0.1, reads: 2 },
  async ({ days, reads }, { localRun }) => {
    const run = await localRun()
    const api = await demoApi(run.url)
    const points = daysOfAVan(Date.now(), days)
    await publish(points, run.mqttPort, await api.addTracker(TRACKER))
    const readTrail = () =>
      timedCall(`${run.url}/api/vectra/device/trail`, {
        accessToken: api.accessToken,
        accept: TRAIL_COLUMNS_MEDIA_TYPE,
        body: { deviceId: TRACKER, minutes: Math.ceil(days * MINUTES_IN_DAY) + MARGIN_MINUTES },
      })
    const queryStore = await storeQuery(run.output())
    const first = await readTrail()
    await queryStore()
    const again: number[] = []
    const queries: number[] = []
    // alternating, so that a busy moment of the machine affects both
    for (let read = 1; read < reads; read++) {
      again.push((await readTrail()).ms)
      queries.push(await queryStore())
    }
    const fromMemory = await memoryMs(first.bytes, reads)
    const ratio = median(again.map((ms, read) => ms / (queries[read] ?? Number.NaN)))
    return [
      figure(
        `trail of ${days} days, ${points.length} points, 4 h of driving a day, warm`,
        median(again),
        'ms median',
        { atMost: 60 },
      ),
      figure('  first read after the start', first.ms, 'ms'),
      figure('  the store alone, query of its chunks', median(queries), 'ms median'),
      figure('  compared with that query', ratio, 'times median', { atMost: 1.5 }),
      figure('  the same bytes from memory', fromMemory, 'ms median'),
      figure('  compressed', first.bytes.length, 'bytes', { atMost: 110_000 }),
    ]
  },
)

/** Times the store and the SDK alone, querying the same chunks of the same running store. */
async function storeQuery(output: string): Promise<() => Promise<number>> {
  const { client, tables } = await localStore(storeEndpointIn(output))
  const tracker = await client.send(
    new GetItemCommand({ TableName: tables.trackers, Key: { trackerId: { S: TRACKER } } }),
  )
  const trackId = tracker.Item?.trackId
  if (trackId === undefined) throw new Error(`The store has no tracker ${TRACKER}`)
  const query = new QueryCommand({
    TableName: tables.trails,
    KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :chunks)',
    ProjectionExpression: 'points',
    ExpressionAttributeValues: { ':trackId': trackId, ':chunks': { S: 'p#' } },
  })
  return async () => {
    const started = performance.now()
    await client.send(query)
    return performance.now() - started
  }
}

async function publish(points: readonly object[], mqttPort: number, password: string): Promise<void> {
  const client = await mqtt.connectAsync(`mqtt://127.0.0.1:${mqttPort}`, {
    protocolVersion: 4,
    clientId: TRACKER,
    username: TRACKER,
    password,
  })
  for (let first = 0; first < points.length; first += POINTS_PER_CHUNK) {
    const chunk = JSON.stringify(points.slice(first, first + POINTS_PER_CHUNK))
    await client.publishAsync(telemetryTopic(TRACKER), chunk, { qos: 1 })
  }
  await client.endAsync()
}

async function memoryMs(bytes: Buffer, reads: number): Promise<number> {
  const server = createServer((_request, response) => response.end(bytes))
  const port = await listen(server, await freePort(), '127.0.0.1')
  const times: number[] = []
  for (let read = 0; read < reads; read++) {
    const startedAt = performance.now()
    await rawRequest(`http://127.0.0.1:${port}/`)
    times.push(performance.now() - startedAt)
  }
  server.close()
  return median(times)
}
