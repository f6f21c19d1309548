import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { responseText } from '../../functions/stores/dynamodb/response-text.ts'
import { demoApi } from '../make/api/demo-api.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { type LocalStore, localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { accountOf, aFleet, seedFleet } from '../make/seed-fleet.ts'
import { median, type Row, rounded } from './report.ts'

const DEVICES = 10_000
const READS = 21
const GOAL_MS = 1_000
/** Lambda's own. */
const MAX_BYTES = 6_000_000
const KEYS_IN_CALL = 100

/** The list of 10,000 devices, in turns with the store's own reading of the same items. */
export async function measureList(): Promise<Row[]> {
  const run = await startLocalProcess({ more: ['--fresh'] })
  const api = await demoApi(run.url)
  const store = await localStore(storeEndpointIn(run.output()))
  const accountId = accountOf(api.authorization)
  const fleet = aFleet(accountId, DEVICES, Date.now())
  await seedFleet(store, fleet)
  const trackIds = fleet.map(({ device }) => device.trackId)

  const lists = []
  const ofStore: number[] = []
  for (let read = 0; read < READS; read++) {
    lists.push(await timedList(run.url, api.authorization))
    ofStore.push(await storeMs(store, accountId, trackIds))
  }
  await run.stop()
  const [first, ...again] = lists
  const bytes = first?.body ?? Buffer.alloc(0)
  const json = gunzipSync(bytes)
  const { devices } = Listed.parse(JSON.parse(json.toString()))
  const ms = median(again.map((one) => one.ms))
  return [
    {
      name: `list of ${DEVICES} devices, warm`,
      value: rounded(ms),
      unit: 'ms median',
      goal: '1,000 or less',
      met: ms <= GOAL_MS && devices.length === DEVICES,
    },
    { name: '  the first read of it after the start', value: rounded(first?.ms ?? Number.NaN), unit: 'ms' },
    {
      name: '  the store’s own reading of the same items',
      value: rounded(median(ofStore)),
      unit: 'ms median',
    },
    { name: '  of the store’s own', value: rounded((100 * ms) / median(ofStore)), unit: '%' },
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

const Listed = z.object({ devices: z.array(z.unknown()) })

function timedList(url: string, authorization: string): Promise<{ ms: number; body: Buffer }> {
  const started = performance.now()
  const headers = { authorization, 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/api/vectra/devices`, { headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ ms: performance.now() - started, body: Buffer.concat(parts) })
    })
    asking.on('error', reject)
    asking.end()
  })
}

const Page = z.object({
  LastEvaluatedKey: z.record(z.string(), z.object({ S: z.string() })).optional(),
})

/** How long the store needs to hand over the account's devices and subscriptions, and then the live items, all at once. */
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
  const calls = Array.from({ length: Math.ceil(trackIds.length / KEYS_IN_CALL) }, (_, call) =>
    trackIds.slice(call * KEYS_IN_CALL, (call + 1) * KEYS_IN_CALL),
  )
  const started = performance.now()
  await Promise.all(
    calls.map((some) => {
      const Keys = some.map((trackId) => ({ trackId: { S: trackId }, itemKey: { S: 'live' } }))
      const reading = new BatchGetItemCommand({ RequestItems: { [store.tables.trails]: { Keys } } })
      return responseText(store.client, reading)
    }),
  )
  return ms + performance.now() - started
}
