import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

const HistoryItem = z.object({ historyMonths: z.number().nullable().default(null) })

/** How many months of history an account keeps, on its item; `null` for as many as the deployment does. */
export const historyStore = (client: DynamoDBDocumentClient, table: string) => ({
  async getMonths(accountId: string): Promise<number | null> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { accountId },
        ProjectionExpression: 'historyMonths',
        ConsistentRead: true,
      }),
    )
    return HistoryItem.parse(Item ?? {}).historyMonths
  },

  async saveMonths(accountId: string, months: number | null): Promise<void> {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET historyMonths = :months',
        ExpressionAttributeValues: { ':months': months },
      }),
    )
  },
})
export type HistoryStore = ReturnType<typeof historyStore>
