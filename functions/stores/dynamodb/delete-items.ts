import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type DynamoDBDocumentClient,
  paginateQuery,
} from '@aws-sdk/lib-dynamodb'
import { retryPauses } from './store-retries.ts'

type Key = Record<string, unknown>
type Write = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

/** DynamoDB's limit for one call. */
const WRITES_MAX = 25

/** Puts and deletes items of a table, in several calls, and again what DynamoDB leaves out of a call. */
export async function writeAll(
  client: DynamoDBDocumentClient,
  table: string,
  writes: readonly Write[],
): Promise<void> {
  for (let first = 0; first < writes.length; first += WRITES_MAX)
    await writeBatch(client, table, writes.slice(first, first + WRITES_MAX))
}

async function writeBatch(client: DynamoDBDocumentClient, table: string, writes: Write[]): Promise<void> {
  const pause = retryPauses()
  let left = writes
  for (;;) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: left } }))
    left = UnprocessedItems?.[table] ?? []
    if (left.length === 0) return
    await pause(`The store still leaves ${left.length} of ${writes.length} writes unprocessed`)
  }
}

export const deletesOf = (keys: readonly Key[]): Write[] => keys.map((Key) => ({ DeleteRequest: { Key } }))

type Partition = { table: string; partition: readonly [name: string, value: string]; sortKey: string }

/** The keys of all items of a partition, page by page. */
async function* partitionKeys(
  client: DynamoDBDocumentClient,
  { table, partition: [name, value], sortKey }: Partition,
): AsyncGenerator<{ keys: Key[]; isLast: boolean }> {
  const pages = paginateQuery(
    { client },
    {
      TableName: table,
      KeyConditionExpression: '#partition = :value',
      ProjectionExpression: '#partition, #sort',
      ExpressionAttributeNames: { '#partition': name, '#sort': sortKey },
      ExpressionAttributeValues: { ':value': value },
      ConsistentRead: true,
    },
  )
  for await (const { Items = [], LastEvaluatedKey } of pages)
    yield { keys: Items, isLast: LastEvaluatedKey === undefined }
}

/** Deletes the items of a partition until the time is up, a page at least. Returns whether all are gone. */
export async function deletePartition(
  client: DynamoDBDocumentClient,
  partition: Partition,
  isTimeUp: () => boolean,
): Promise<boolean> {
  for await (const { keys, isLast } of partitionKeys(client, partition)) {
    await writeAll(client, partition.table, deletesOf(keys))
    if (!isLast && isTimeUp()) return false
  }
  return true
}
