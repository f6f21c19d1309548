import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

type Item = Record<string, unknown>

/** DynamoDB takes this many keys in one call. */
const KEYS_MAX = 100

/** The items of the keys that there are, in no order: any number of keys, read consistently, all calls at once. */
export async function batchGet(
  client: DynamoDBDocumentClient,
  table: string,
  keys: readonly Item[],
): Promise<Item[]> {
  const calls: Promise<Item[]>[] = []
  for (let first = 0; first < keys.length; first += KEYS_MAX)
    calls.push(getAll(client, table, keys.slice(first, first + KEYS_MAX)))
  return (await Promise.all(calls)).flat()
}

/** One call, and again for what DynamoDB left out of its answer. */
async function getAll(client: DynamoDBDocumentClient, table: string, keys: Item[]): Promise<Item[]> {
  const items: Item[] = []
  for (let left = keys; left.length > 0; ) {
    const request = { RequestItems: { [table]: { Keys: left, ConsistentRead: true } } }
    const answer = await client.send(new BatchGetCommand(request))
    items.push(...(answer.Responses?.[table] ?? []))
    left = answer.UnprocessedKeys?.[table]?.Keys ?? []
  }
  return items
}
