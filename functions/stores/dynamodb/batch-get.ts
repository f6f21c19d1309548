import { BatchGetItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type Item, plainItem, projectionOf } from './plain-item.ts'
import { responseText } from './response-text.ts'
import { retryPauses } from './store-retries.ts'

type Key = Record<string, string>
/** Only the named fields are sent over the network. */
type ReadOptions = { fields: readonly string[]; consistent: boolean }

const WireKeys = z.array(z.record(z.string(), z.object({ S: z.string() })))
const Answer = z.object({
  Responses: z.record(z.string(), z.array(z.unknown())),
  UnprocessedKeys: z.record(z.string(), z.object({ Keys: WireKeys })).optional(),
})

/** DynamoDB's limit for one call. */
const KEYS_MAX = 100

/**
 * Reads the items of any number of keys, in parallel calls.
 * Missing items are left out; the order is undefined.
 */
export async function batchGet(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Key[],
  options: ReadOptions,
): Promise<Item[]> {
  const calls: Promise<Item[]>[] = []
  for (let first = 0; first < keys.length; first += KEYS_MAX)
    calls.push(getAll(client, table, keys.slice(first, first + KEYS_MAX), options))
  return (await Promise.all(calls)).flat()
}

/**
 * One call, repeated for the keys that it left out: DynamoDB can throttle some keys and answer the others, which the
 * SDK treats as a success.
 */
async function getAll(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Key[],
  { fields, consistent }: ReadOptions,
) {
  const items: Item[] = []
  const pause = retryPauses()
  let left: z.infer<typeof WireKeys> = keys.map(wireKey)
  for (;;) {
    const RequestItems = { [table]: { Keys: left, ConsistentRead: consistent, ...projectionOf(fields) } }
    const answer = Answer.parse(
      JSON.parse(await responseText(client, new BatchGetItemCommand({ RequestItems }))),
    )
    for (const stored of answer.Responses[table] ?? []) items.push(plainItem(stored, fields))
    left = answer.UnprocessedKeys?.[table]?.Keys ?? []
    if (left.length === 0) return items
    await pause(`The store still leaves ${left.length} of ${keys.length} items unprocessed`)
  }
}

const wireKey = (key: Key) =>
  Object.fromEntries(Object.entries(key).map(([name, value]) => [name, { S: value }]))
