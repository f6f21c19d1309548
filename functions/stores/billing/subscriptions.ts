import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import {
  assignableAt,
  isAssignable,
  PlanType,
  SubscriptionStatus,
} from '../../../shared/subscriptions/subscription.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'

/** Times are epoch ms. Subscriptions that were not paid for have none of the optional fields but the transfers. */
export const StoredSubscription = z.object({
  accountId: z.string(),
  subscriptionId: z.string(),
  status: z.string(),
  planType: PlanType,
  amountCents: z.number().int(),
  assignedDeviceId: z.string().nullable(),
  /** When its device got it; unknown for assignments of earlier versions. */
  assignedAt: z.number().nullish(),
  createdAt: z.string(),
  /** Who granted it, if it was not paid for. */
  grantedBy: z.literal('operator').optional(),
  /** The order that it belongs to. */
  orderId: z.string().optional(),
  marineSupport: z.boolean().optional(),
  /** The moves and unassignments of the last 30 days, and one that counts only from a later time on. */
  transferredAt: z.array(z.number()).optional(),
  nextBillingAt: z.number().nullish(),
  cancelledAt: z.number().nullish(),
  endsAt: z.number().nullish(),
  paymentFailedAt: z.number().nullish(),
  trackedUntil: z.number().nullish(),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

/** The key of the index of failed payments; `null` for a subscription that is paid for, or over. */
export const failedPaymentKey = (subscription: StoredSubscription) =>
  statusOf(subscription) === 'past_due' && subscription.paymentFailedAt != null
    ? { failedPayment: FAILED, failedAt: subscription.paymentFailedAt }
    : null
const FAILED = 'failed'
const FailedKeys = z.array(z.object({ accountId: z.string(), subscriptionId: z.string() }))

const Assignment = StoredSubscription.pick({
  subscriptionId: true,
  status: true,
  assignedDeviceId: true,
  trackedUntil: true,
  transferredAt: true,
})

/** The ids of tracked subscriptions by device id, and how many can be assigned now. */
export type Assignments = { assigned: ReadonlyMap<string, string>; free: number }

/** An unknown status counts as one that is neither assignable nor tracked. */
export const statusOf = ({ status }: Pick<StoredSubscription, 'status'>): SubscriptionStatus =>
  SubscriptionStatus.catch('canceled').parse(status)

/** Whether it can be assigned. Use `isTrackedAt` for whether its device is tracked. */
export const isActive = (subscription: Pick<StoredSubscription, 'status'>) =>
  isAssignable({ status: statusOf(subscription) })

/** Whether it can be assigned to a device at a time (epoch ms). */
export const isFreeAt = (
  subscription: Pick<StoredSubscription, 'status' | 'assignedDeviceId' | 'transferredAt'>,
  now: number,
): boolean =>
  isActive(subscription) &&
  subscription.assignedDeviceId === null &&
  assignableAt(subscription.transferredAt ?? [], now) === null

/** Whether its device is tracked at a time (epoch ms): also for a while after a payment failed. */
export const isTrackedAt = (
  subscription: Pick<StoredSubscription, 'status' | 'trackedUntil'>,
  now: number,
): boolean =>
  isActive(subscription) || (statusOf(subscription) === 'past_due' && now < (subscription.trackedUntil ?? 0))

export function subscriptionStore(
  client: DynamoDBDocumentClient,
  table: string,
  now: () => number = Date.now,
) {
  async function get(accountId: string, subscriptionId: string): Promise<StoredSubscription | null> {
    if (subscriptionId === '') return null
    const key = { TableName: table, Key: { accountId, subscriptionId }, ConsistentRead: true }
    const { Item } = await client.send(new GetCommand(key))
    return Item ? StoredSubscription.parse(Item) : null
  }

  return {
    get,

    /** Whether the device is tracked by the subscription: it is assigned to it, and paid for or not long past due. */
    async covers(accountId: string, subscriptionId: string | null, deviceId: string): Promise<boolean> {
      if (subscriptionId === null) return false
      const subscription = await get(accountId, subscriptionId)
      if (subscription === null) return false
      return isTrackedAt(subscription, now()) && subscription.assignedDeviceId === deviceId
    },

    /** The account's subscriptions among the ids. Consistent. */
    async getMany(accountId: string, subscriptionIds: readonly string[]): Promise<StoredSubscription[]> {
      const keys = subscriptionIds.map((subscriptionId) => ({ accountId, subscriptionId }))
      const options = { fields: Object.keys(StoredSubscription.shape), consistent: true }
      return z.array(StoredSubscription).parse(await batchGet(client, table, keys, options))
    },

    /** The subscriptions of any account whose payment failed, those that have waited longest first. */
    async listFailed(limit: number): Promise<StoredSubscription[]> {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: INDEXES.subscriptions,
          KeyConditionExpression: 'failedPayment = :failed',
          ExpressionAttributeValues: { ':failed': FAILED },
          Limit: limit,
        }),
      )
      const found = await batchGet(client, table, FailedKeys.parse(Items), {
        fields: Object.keys(StoredSubscription.shape),
        consistent: true,
      })
      // the index may be a moment behind
      return z
        .array(StoredSubscription)
        .parse(found)
        .filter((one) => failedPaymentKey(one) !== null)
        .toSorted((a, b) => (a.paymentFailedAt ?? 0) - (b.paymentFailedAt ?? 0))
    },

    /** Whether the account has a subscription, or had one. */
    async hasAny(accountId: string): Promise<boolean> {
      const { Count = 0 } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'accountId = :accountId',
          ExpressionAttributeValues: { ':accountId': accountId },
          Select: 'COUNT',
          Limit: 1,
        }),
      )
      return Count > 0
    },

    list: (accountId: string) => collectPages(accountPages(client, table, accountId, StoredSubscription)),

    /** Creates all of them or none; at most 100, DynamoDB's limit for a transaction. */
    async createAll(subscriptions: readonly StoredSubscription[]): Promise<void> {
      await transact(
        client,
        subscriptions.map((Item) => ({ Put: { TableName: table, Item } })),
      )
    },

    /** Cancels one without an order. Returns whether it was saved: not if it has changed since it was read. */
    async cancelUnpaid(
      { accountId, subscriptionId, status }: StoredSubscription,
      now: number,
    ): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { accountId, subscriptionId },
        UpdateExpression: 'SET #status = :canceled, cancelledAt = :now',
        ConditionExpression: '#status = :status',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':canceled': 'canceled', ':now': now, ':status': status },
      })
      return updated !== null
    },

    async assignments(accountId: string): Promise<Assignments> {
      const all = await collectPages(accountPages(client, table, accountId, Assignment))
      const assigned = new Map<string, string>()
      let free = 0
      for (const subscription of all) {
        const { subscriptionId, assignedDeviceId } = subscription
        if (isFreeAt(subscription, now())) free += 1
        if (assignedDeviceId !== null && isTrackedAt(subscription, now()))
          assigned.set(assignedDeviceId, subscriptionId)
      }
      return { assigned, free }
    },
  }
}
export type SubscriptionStore = ReturnType<typeof subscriptionStore>
