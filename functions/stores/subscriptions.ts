import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { accountPages, collectPages } from './dynamodb/account-pages.ts'

export const StoredSubscription = z.object({
  accountId: z.string(),
  subscriptionId: z.string(),
  status: z.string(),
  planType: z.enum(['monthly', 'annual', 'test']),
  amountCents: z.number().int(),
  assignedDeviceId: z.string().nullable(),
  createdAt: z.string(),
  /** Who granted it, if it was not paid for. */
  grantedBy: z.literal('operator').optional(),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

const Assignment = StoredSubscription.pick({ subscriptionId: true, status: true, assignedDeviceId: true })

/** The ids of active subscriptions by device id, and how many have no device. */
export type Assignments = { assigned: ReadonlyMap<string, string>; free: number }

export const isActive = (subscription: Pick<StoredSubscription, 'status'>) => subscription.status === 'active'

export function subscriptionStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** Whether the subscription is active and assigned to the device. */
    async covers(accountId: string, subscriptionId: string | null, deviceId: string): Promise<boolean> {
      if (subscriptionId === null) return false
      const key = { TableName: table, Key: { accountId, subscriptionId }, ConsistentRead: true }
      const { Item } = await client.send(new GetCommand(key))
      if (!Item) return false
      const subscription = StoredSubscription.parse(Item)
      return isActive(subscription) && subscription.assignedDeviceId === deviceId
    },

    list: (accountId: string) => collectPages(accountPages(client, table, accountId, StoredSubscription)),

    /** Creates all of them or none; at most 100, DynamoDB's limit for a transaction. */
    async createAll(subscriptions: readonly StoredSubscription[]): Promise<void> {
      const TransactItems = subscriptions.map((Item) => ({ Put: { TableName: table, Item } }))
      await client.send(new TransactWriteCommand({ TransactItems }))
    },

    async assignments(accountId: string): Promise<Assignments> {
      const all = await collectPages(accountPages(client, table, accountId, Assignment))
      const assigned = new Map<string, string>()
      let free = 0
      for (const { subscriptionId, assignedDeviceId } of all.filter(isActive)) {
        if (assignedDeviceId === null) free += 1
        else assigned.set(assignedDeviceId, subscriptionId)
      }
      return { assigned, free }
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
