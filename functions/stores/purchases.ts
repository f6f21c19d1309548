import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type BillingEntry, entryPut, eventPut } from './billing-log.ts'
import { type DueWork, duePut } from './due.ts'
import { type TransactItem, transact } from './dynamodb/transact.ts'
import { orderPut, type StoredOrder } from './orders.ts'
import type { StoredSubscription } from './subscriptions.ts'

type PurchaseTables = { orders: string; subscriptions: string; billingLog: string; due: string }

export type PurchaseChange = {
  /** With the version that was read. */
  order: StoredOrder
  created: readonly StoredSubscription[]
  /** Their fields but the assignment, which its owner may change meanwhile. */
  changed: readonly StoredSubscription[]
  entries: readonly BillingEntry[]
  due: readonly { dueAt: number; work: DueWork }[]
  /** The event of Stripe that led to it. */
  eventId: string | null
}

/** Changes an order together with its subscriptions, in one transaction. The order's version keeps writers apart. */
export function purchaseStore(client: DynamoDBDocumentClient, tables: PurchaseTables) {
  const statusUpdate = (subscription: StoredSubscription): TransactItem => ({
    Update: {
      TableName: tables.subscriptions,
      Key: { accountId: subscription.accountId, subscriptionId: subscription.subscriptionId },
      UpdateExpression:
        'SET #status = :status, planType = :planType, amountCents = :cents, nextBillingAt = :next, cancelledAt = :cancelled, endsAt = :ends, paymentFailedAt = :failed, trackedUntil = :until',
      ConditionExpression: 'attribute_exists(subscriptionId)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':status': subscription.status,
        ':planType': subscription.planType,
        ':cents': subscription.amountCents,
        ':next': subscription.nextBillingAt ?? null,
        ':cancelled': subscription.cancelledAt ?? null,
        ':ends': subscription.endsAt ?? null,
        ':failed': subscription.paymentFailedAt ?? null,
        ':until': subscription.trackedUntil ?? null,
      },
    },
  })

  return {
    /** Returns the saved order; `changed` if it has changed since it was read, `repeated` if the event was done before. */
    async save(change: PurchaseChange): Promise<StoredOrder | 'changed' | 'repeated'> {
      const { order, created, changed, entries, due, eventId } = change
      const { Put, saved } = orderPut(tables.orders, order)
      const event =
        eventId === null ? [] : [{ Put: eventPut(tables.billingLog, order.accountId, eventId, Date.now()) }]
      const failed = await transact(client, [
        ...event,
        { Put },
        ...created.map((Item) => ({
          Put: {
            TableName: tables.subscriptions,
            Item,
            ConditionExpression: 'attribute_not_exists(subscriptionId)',
          },
        })),
        ...changed.map(statusUpdate),
        ...entries.map((entry) => ({ Put: entryPut(tables.billingLog, entry) })),
        ...due.map(({ dueAt, work }) => ({ Put: duePut(tables.due, dueAt, work) })),
      ])
      if (failed === null) return saved
      return eventId !== null && failed[0] ? 'repeated' : 'changed'
    },

    /** Gives an order with its subscriptions to an account. Returns whether it was saved: not if it has changed. */
    async give(
      order: StoredOrder,
      subscriptions: readonly StoredSubscription[],
      accountId: string,
    ): Promise<boolean> {
      const { Put } = orderPut(tables.orders, { ...order, accountId })
      const moves = subscriptions.flatMap((one): TransactItem[] => [
        {
          Delete: {
            TableName: tables.subscriptions,
            Key: { accountId: one.accountId, subscriptionId: one.subscriptionId },
          },
        },
        { Put: { TableName: tables.subscriptions, Item: { ...one, accountId } } },
      ])
      return (await transact(client, [{ Put }, ...moves])) === null
    },
  }
}
export type PurchaseStore = ReturnType<typeof purchaseStore>
