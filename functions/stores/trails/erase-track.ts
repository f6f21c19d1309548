import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { eraseItems } from '../dynamodb/erase-items.ts'

const Items = z.array(z.object({ trackId: z.string(), itemKey: z.string() }))

/** Erases the trails of deleted devices. */
export const trackEraser = (client: DynamoDBDocumentClient, table: string) => ({
  /** Erases at most `max` items of a track, whatever they are. Returns whether none is left. */
  async erase(trackId: string, max: number): Promise<boolean> {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'trackId = :trackId',
        ExpressionAttributeValues: { ':trackId': trackId },
        ProjectionExpression: 'trackId, itemKey',
        ConsistentRead: true,
        Limit: max,
      }),
    )
    await eraseItems(client, table, Items.parse(page.Items ?? []))
    return page.LastEvaluatedKey === undefined
  },
})
export type TrackEraser = ReturnType<typeof trackEraser>
