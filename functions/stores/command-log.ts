import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import * as z from 'zod'
import { LogEntry } from '../../shared/commands/log-entry.ts'

const StoredEntry = LogEntry.extend({ entry: z.string() })

/** Its number as the sort key, in an order that is that of the numbers. */
const ENTRY_DIGITS = 12
const keyOf = (entry: number) => String(entry).padStart(ENTRY_DIGITS, '0')

/** What a tracker's commands have come to, in order; only ever appended to. */
export function commandLogStore(client: DynamoDBDocumentClient, table: string) {
  async function list(trackId: string, limit: number) {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'trackId = :trackId',
        ExpressionAttributeValues: { ':trackId': trackId },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    )
    return z.array(StoredEntry).parse(Items ?? [])
  }
  return {
    /** The newest entries, newest first. */
    list,

    /** The newest entry with its number, or number 0 where there is none. */
    async newest(trackId: string): Promise<{ entry: number; last: LogEntry | null }> {
      const [last] = await list(trackId, 1)
      return last ? { entry: Number(last.entry), last } : { entry: 0, last: null }
    },

    /**
     * Puts the entry of this number, and answers whether it was the first to have it. The SDK puts again when an
     * answer was lost on its way; the entry that it then finds is known by its writer to be this one.
     */
    async append(trackId: string, entry: number, logged: LogEntry): Promise<boolean> {
      const writer = randomUUID()
      try {
        await client.send(
          new PutCommand({
            TableName: table,
            Item: { trackId, entry: keyOf(entry), writer, ...logged },
            ConditionExpression: 'attribute_not_exists(trackId)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        )
        return true
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
        return error.Item !== undefined && unmarshall(error.Item).writer === writer
      }
    },
  }
}
export type CommandLogStore = ReturnType<typeof commandLogStore>
