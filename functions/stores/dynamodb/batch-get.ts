import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type Item, plainItem, projectionOf } from './plain-item.ts'
import { responseText } from './response-text.ts'
import { retriesExhausted, retryWaitMs } from './store-retries.ts'
import { StoreUnavailable } from './store-unavailable.ts'

type Key = Record<string, string>
/** Only the named fields come over the wire. */
type Reading = { fields: readonly string[]; consistent: boolean }

const WireKeys = z.array(z.record(z.string(), z.object({ S: z.string() })))
const Answer = z.object({
  Responses: z.record(z.string(), z.array(z.unknown())),
  UnprocessedKeys: z.record(z.string(), z.object({ Keys: WireKeys })).optional(),
})

/** DynamoDB takes this many keys in one call. */
const KEYS_MAX = 100

/** The items of the keys that there are, in no order: any number of keys, all calls at once. */
export async function batchGet(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Key[],
  reading: Reading,
): Promise<Item[]> {
  const calls: Promise<Item[]>[] = []
  for (let first = 0; first < keys.length; first += KEYS_MAX)
    calls.push(getAll(client, table, keys.slice(first, first + KEYS_MAX), reading))
  return (await Promise.all(calls)).flat()
}

/**
 * One call, and again for what was left out of its answer: DynamoDB throttles some keys and answers the others, which
 * the SDK takes for a success.
 */
async function getAll(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Key[],
  { fields, consistent }: Reading,
) {
  const items: Item[] = []
  const startedAt = Date.now()
  let left: z.infer<typeof WireKeys> = keys.map(wireKey)
  for (let retries = 0; ; retries++) {
    const RequestItems = { [table]: { Keys: left, ConsistentRead: consistent, ...projectionOf(fields) } }
    const answer = Answer.parse(
      JSON.parse(await responseText(client, new BatchGetItemCommand({ RequestItems }))),
    )
    for (const stored of answer.Responses[table] ?? []) items.push(plainItem(stored, fields))
    left = answer.UnprocessedKeys?.[table]?.Keys ?? []
    if (left.length === 0) return items
    if (retriesExhausted(retries, Date.now() - startedAt))
      throw new StoreUnavailable(`The store still leaves out ${left.length} of ${keys.length} items`)
    await sleep(retryWaitMs(retries, Math.random))
  }
}

const wireKey = (key: Key) =>
  Object.fromEntries(Object.entries(key).map(([name, value]) => [name, { S: value }]))
