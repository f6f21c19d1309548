import { type DynamoDBDocumentClient, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

export const StoredSubscription = z.object({
  accountId: z.string(),
  subscriptionId: z.string(),
  status: z.string(),
  planType: z.enum(['monthly', 'annual', 'test']),
  amountCents: z.number().int(),
  assignedDeviceId: z.string().nullable(),
  createdAt: z.string(),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

export const isActive = (subscription: StoredSubscription) => subscription.status === 'active'

export function subscriptionStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Whether the subscription is active and is the device's. */
    async covers(accountId: string, subscriptionId: string | null, deviceId: string): Promise<boolean> {
      if (subscriptionId === null) return false
      const key = { TableName: table, Key: { accountId, subscriptionId }, ConsistentRead: true }
      const { Item } = await client.send(new GetCommand(key))
      if (!Item) return false
      const subscription = StoredSubscription.parse(Item)
      return isActive(subscription) && subscription.assignedDeviceId === deviceId
    },

    async list(accountId: string): Promise<StoredSubscription[]> {
      const subscriptions: StoredSubscription[] = []
      const pages = paginateQuery(
        { client },
        {
          TableName: table,
          ConsistentRead: true,
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
        },
      )
      for await (const page of pages)
        subscriptions.push(...z.array(StoredSubscription).parse(page.Items ?? []))
      return subscriptions
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
