import { gunzipSync } from 'node:zlib'
import { BatchGetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import * as z from 'zod'
import { responseText } from '../../functions/stores/dynamodb/response-text.ts'
import { anAccount } from '../make/accounts/account.ts'
import { accountIdOf } from '../make/accounts/account-id-of.ts'
import { aMember } from '../make/accounts/members.ts'
import { type LocalStore, localStore, storeEndpointIn } from '../make/local/local-store.ts'
import { median } from '../make/percentile.ts'
import { aFleet, seedFleet } from '../make/seed-fleet.ts'
import { figure } from './figure.ts'
import { inForms } from './part.ts'
import { timedCall } from './timed-call.ts'

/** DynamoDB's limit for one BatchGetItem call. */
const KEYS_PER_CALL = 100

/** The tag that every device has, and that a member is limited to. */
const TAG = 'fleet'

/** The list of many devices, alternating with reads of the same items from the store alone. */
export const list = inForms(
  { devices: 10_000, reads: 21 },
  { devices: 20, reads: 2 },
  async ({ devices: count, reads }, { localRun }) => {
    const run = await localRun()
    const owner = await anAccount(run.url)
    const { accessToken } = owner
    const store = await localStore(storeEndpointIn(run.output()))
    const accountId = accountIdOf(accessToken)
    const fleet = aFleet(accountId, count, Date.now()).map(({ device, ...live }) => ({
      ...live,
      device: { ...device, tags: [...device.tags, TAG] },
    }))
    // the harshest limit is the one that leaves every device: nothing is saved, and each is compared
    const member = await aMember(owner, { role: 'viewer', tags: [TAG] }, run.url)
    await seedFleet(store, fleet)
    const trackIds = fleet.map(({ device }) => device.trackId)

    const url = `${run.url}/api/vectra/devices`
    const readList = () => timedCall(url, { accessToken })
    const readAsMember = () =>
      timedCall(url, { accessToken: member.accessToken, headers: { 'x-account': accountId } })
    const first = await readList()
    await readAsMember()
    const again: number[] = []
    const memberTimes: number[] = []
    const storeTimes: number[] = []
    for (let read = 1; read < reads; read++) {
      again.push((await readList()).ms)
      memberTimes.push((await readAsMember()).ms)
      storeTimes.push(await storeMs(store, accountId, trackIds))
    }
    const json = gunzipSync(first.bytes)
    const { devices } = DeviceList.parse(JSON.parse(json.toString()))
    if (devices.length !== count) throw new Error(`${devices.length} devices are listed instead of ${count}`)
    return [
      figure(`list of ${count} devices, warm`, median(again), 'ms median', { atMost: 1_000 }),
      figure('  first read after the start', first.ms, 'ms'),
      figure('  the store alone, same items', median(storeTimes), 'ms median'),
      figure('  compared with the store alone', (100 * median(again)) / median(storeTimes), '%'),
      figure(
        '  for a member with a limit to tags, compared',
        (100 * median(memberTimes)) / median(again),
        '%',
        {
          atMost: 110,
        },
      ),
      figure('  as JSON', json.length, 'bytes'),
      // Lambda's limit for a response
      figure('  compressed', first.bytes.length, 'bytes', { atMost: 6_000_000 }),
    ]
  },
)

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
