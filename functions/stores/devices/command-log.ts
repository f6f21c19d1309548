import { randomUUID } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, PutCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import * as z from 'zod'
import { Command, CommandQueue, CommandReason } from '../../../shared/commands/command.ts'
import { LogEntry } from '../../../shared/commands/log-entry.ts'

/** Reasons that earlier versions stored under another code. Entries are never rewritten. */
const RENAMED_REASONS = new Map([
  ['text-not-spoken', 'text-unsupported'],
  ['unit', 'tracker-refused'],
])
const StoredReason = z
  .string()
  .transform((code) => RENAMED_REASONS.get(code) ?? code)
  .pipe(CommandReason)
const StoredCommands = z.array(Command.extend({ reason: StoredReason.nullable() }))
const StoredEntry = LogEntry.extend({
  entry: z.string(),
  changed: StoredCommands,
  queue: CommandQueue.extend({ open: StoredCommands }),
})

/** Zero-padded entry numbers sort as text in their numeric order. */
const ENTRY_DIGITS = 12
const keyOf = (entry: number) => String(entry).padStart(ENTRY_DIGITS, '0')

/** The append-only log of a tracker's commands. */
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

    /** All entries, newest first. */
    async listAll(trackId: string) {
      const all: unknown[] = []
      const pages = paginateQuery(
        { client },
        {
          TableName: table,
          KeyConditionExpression: 'trackId = :trackId',
          ExpressionAttributeValues: { ':trackId': trackId },
          ScanIndexForward: false,
        },
      )
      for await (const { Items = [] } of pages) all.push(...Items)
      return z.array(StoredEntry).parse(all)
    },

    /** The newest entry and its number; number 0 if there is none. */
    async newest(trackId: string): Promise<{ entry: number; last: LogEntry | null }> {
      const [last] = await list(trackId, 1)
      return last ? { entry: Number(last.entry), last } : { entry: 0, last: null }
    },

    /**
     * Appends the entry under this number and returns whether it was the first with it. If a response is lost, the
     * SDK repeats the write and finds the entry already there; the writer's id shows that it is our own.
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
