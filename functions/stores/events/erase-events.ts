import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { eraseItems } from '../dynamodb/erase-items.ts'

const Page = z.object({
  Items: z.array(z.object({ accountId: z.string(), eventKey: z.string() })).default([]),
  LastEvaluatedKey: z.object({ eventKey: z.string() }).optional(),
})

/** Erases the events of deleted devices, and what is too old. */
export const eventEraser = (client: DynamoDBDocumentClient, table: string) => ({
  /**
   * Reads on behind the event with the key `after` and erases those of the track. A page is a megabyte of the account's
   * events. Returns the key to go on from; `null` at the end.
   */
  async erasePage(accountId: string, trackId: string, after: string | null): Promise<string | null> {
    const answer = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'accountId = :accountId',
        FilterExpression: 'trackId = :trackId',
        ExpressionAttributeValues: { ':accountId': accountId, ':trackId': trackId },
        ProjectionExpression: 'accountId, eventKey',
        ConsistentRead: true,
        ExclusiveStartKey: after === null ? undefined : { accountId, eventKey: after },
      }),
    )
    const { Items, LastEvaluatedKey } = Page.parse(answer)
    await eraseItems(client, table, Items)
    return LastEvaluatedKey?.eventKey ?? null
  },

  /** Erases at most `max` events from before a time (ISO). Returns their number. */
  async eraseBefore(accountId: string, time: string, max: number): Promise<number> {
    const { Items } = Page.parse(
      await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'accountId = :accountId AND eventKey < :time',
          ExpressionAttributeValues: { ':accountId': accountId, ':time': time },
          ProjectionExpression: 'accountId, eventKey',
          ConsistentRead: true,
          Limit: max,
        }),
      ),
    )
    await eraseItems(client, table, Items)
    return Items.length
  },
})
export type EventEraser = ReturnType<typeof eventEraser>
