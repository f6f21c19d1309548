import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { duePut } from '../due.ts'
import type { DueWork } from '../due-work.ts'
import { type TransactItem, transact } from '../dynamodb/transact.ts'
import { type BillingEntry, entryPut, eventPut } from './billing-log.ts'
import type { CustomerDetails } from './customers.ts'
import { orderPut, type StoredOrder } from './orders.ts'
import { failedPaymentKey, type StoredSubscription } from './subscriptions.ts'

type PurchaseTables = Record<'accounts' | 'orders' | 'subscriptions' | 'billingLog' | 'due', string>

export type PurchaseChange = {
  /** With the version that was read. */
  order: StoredOrder
  created: readonly StoredSubscription[]
  /** Their fields but the assignment, which its owner may change meanwhile. */
  changed: readonly StoredSubscription[]
  entries: readonly BillingEntry[]
  due: readonly { dueAt: number; work: DueWork }[]
  /** The orderer's details, for the next order of the account; `null` where they stay as they are. */
  details: CustomerDetails | null
  /** The event of Stripe that led to it. */
  eventId: string | null
}

/** Changes an order together with its subscriptions, in one transaction. The order's version keeps writers apart. */
export function purchaseStore(
  client: DynamoDBDocumentClient,
  tables: PurchaseTables,
  now: () => number = Date.now,
) {
  const statusUpdate = (subscription: StoredSubscription): TransactItem => {
    const failed = failedPaymentKey(subscription)
    const index =
      failed === null ? ' REMOVE failedPayment, failedAt' : ', failedPayment = :key, failedAt = :failed'
    return {
      Update: {
        TableName: tables.subscriptions,
        Key: { accountId: subscription.accountId, subscriptionId: subscription.subscriptionId },
        UpdateExpression: `SET #status = :status, planType = :planType, amountCents = :cents, nextBillingAt = :next, cancelledAt = :cancelled, endsAt = :ends, paymentFailedAt = :failed, trackedUntil = :until${index}`,
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
          ...(failed && { ':key': failed.failedPayment }),
        },
      },
    }
  }

  const detailsUpdate = (accountId: string, details: CustomerDetails): TransactItem => ({
    Update: {
      TableName: tables.accounts,
      Key: { accountId },
      UpdateExpression: 'SET customer = :details',
      ExpressionAttributeValues: { ':details': details },
    },
  })

  return {
    /** Returns the saved order; `changed` if it has changed since it was read, `repeated` if the event was done before. */
    async save(change: PurchaseChange): Promise<StoredOrder | 'changed' | 'repeated'> {
      const { order, created, changed, entries, due, details, eventId } = change
      const { Put, saved } = orderPut(tables.orders, order)
      const event =
        eventId === null ? [] : [{ Put: eventPut(tables.billingLog, order.accountId, eventId, now()) }]
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
        ...(details === null ? [] : [detailsUpdate(order.accountId, details)]),
      ])
      if (failed === null) return saved
      return eventId !== null && failed[0] ? 'repeated' : 'changed'
    },

    /**
     * Gives an order with its subscriptions to an account, which takes over its customer and details if it has none.
     * Returns whether it was saved: not if the order has changed.
     */
    async give(
      order: StoredOrder,
      subscriptions: readonly StoredSubscription[],
      entry: BillingEntry,
    ): Promise<boolean> {
      const { accountId } = entry
      const { Put } = orderPut(tables.orders, { ...order, accountId })
      const { orderId, customerId, firstName, lastName, phone } = order
      const takeOver: TransactItem = {
        Update: {
          TableName: tables.accounts,
          Key: { accountId },
          UpdateExpression:
            'SET stripeCustomerId = if_not_exists(stripeCustomerId, :id), customer = if_not_exists(customer, :details) DELETE waitingOrders :orders',
          ExpressionAttributeValues: {
            ':id': customerId,
            ':details': { firstName, lastName, phone },
            ':orders': new Set([orderId]),
          },
        },
      }
      const moves = subscriptions.flatMap((one): TransactItem[] => [
        {
          Delete: {
            TableName: tables.subscriptions,
            Key: { accountId: one.accountId, subscriptionId: one.subscriptionId },
          },
        },
        { Put: { TableName: tables.subscriptions, Item: { ...one, accountId, ...failedPaymentKey(one) } } },
      ])
      const logged = { Put: entryPut(tables.billingLog, entry) }
      return (await transact(client, [{ Put }, ...moves, takeOver, logged])) === null
    },
  }
}
export type PurchaseStore = ReturnType<typeof purchaseStore>
