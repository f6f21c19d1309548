import { gunzipSync } from 'node:zlib'
import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { responseText } from '../../functions/stores/dynamodb/response-text.ts'
import { accountIdOf } from '../make/account-id-of.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { type LocalStore, localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { aFleet, seedFleet } from '../make/seed-fleet.ts'
import { type Row, rounded } from './report.ts'
import { timedGet } from './timed-get.ts'

const DEVICES = 10_000
const READS = 21
const GOAL_MS = 1_000
/** Lambda's limit for a response. */
const MAX_BYTES = 6_000_000
/** DynamoDB's limit for one BatchGetItem call. */
const KEYS_PER_CALL = 100

/** The list of 10,000 devices, alternating with reads of the same items from the store alone. */
export async function measureList(): Promise<Row[]> {
  const run = await startLocalProcess({ options: ['--fresh'] })
  const api = await demoApi(run.url)
  const store = await localStore(storeEndpointIn(run.output()))
  const accountId = accountIdOf(api.accessToken)
  const fleet = aFleet(accountId, DEVICES, Date.now())
  await seedFleet(store, fleet)
  const trackIds = fleet.map(({ device }) => device.trackId)

  const lists = []
  const storeTimes: number[] = []
  for (let read = 0; read < READS; read++) {
    lists.push(await timedGet(run.url, '/vectra/devices', api.accessToken))
    storeTimes.push(await storeMs(store, accountId, trackIds))
  }
  await run.stop()
  const [first, ...again] = lists
  const bytes = first?.bytes ?? Buffer.alloc(0)
  const json = gunzipSync(bytes)
  const { devices } = DeviceList.parse(JSON.parse(json.toString()))
  const ms = median(again.map((one) => one.ms))
  return [
    {
      name: `list of ${DEVICES} devices, warm`,
      value: rounded(ms),
      unit: 'ms median',
      goal: '1,000 or less',
      met: ms <= GOAL_MS && devices.length === DEVICES,
    },
    { name: '  first read after the start', value: rounded(first?.ms ?? Number.NaN), unit: 'ms' },
    {
      name: '  the store alone, same items',
      value: rounded(median(storeTimes)),
      unit: 'ms median',
    },
    { name: '  compared with the store alone', value: rounded((100 * ms) / median(storeTimes)), unit: '%' },
    { name: '  as JSON', value: json.length, unit: 'bytes' },
    {
      name: '  compressed',
      value: bytes.length,
      unit: 'bytes',
      goal: '6,000,000 or less',
      met: bytes.length <= MAX_BYTES,
    },
  ]
}

const DeviceList = z.object({ devices: z.array(z.unknown()) })

const Page = z.object({
  LastEvaluatedKey: z.record(z.string(), z.object({ S: z.string() })).optional(),
})

/** How long the store alone takes: the account's devices and subscriptions by page, then all live items in parallel. */
async function storeMs(store: LocalStore, accountId: string, trackIds: readonly string[]): Promise<number> {
  let ms = 0
  for (const TableName of [store.tables.devices, store.tables.subscriptions]) {
    let ExclusiveStartKey: z.infer<typeof Page>['LastEvaluatedKey']
    do {
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':accountId': { S: accountId } },
        ExclusiveStartKey,
      })
      const started = performance.now()
      const page = await responseText(store.client, query)
      ms += performance.now() - started
      ExclusiveStartKey = Page.parse(JSON.parse(page)).LastEvaluatedKey
    } while (ExclusiveStartKey !== undefined)
  }
  const batches = Array.from({ length: Math.ceil(trackIds.length / KEYS_PER_CALL) }, (_, batch) =>
    trackIds.slice(batch * KEYS_PER_CALL, (batch + 1) * KEYS_PER_CALL),
  )
  const started = performance.now()
  await Promise.all(
    batches.map((batch) => {
      const Keys = batch.map((trackId) => ({ trackId: { S: trackId }, itemKey: { S: 'live' } }))
      const command = new BatchGetItemCommand({ RequestItems: { [store.tables.trails]: { Keys } } })
      return responseText(store.client, command)
    }),
  )
  return ms + performance.now() - started
}
