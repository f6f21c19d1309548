import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { Checkout } from '../../../shared/subscriptions/checkout.ts'
import { ORDER_STATUS_TEXTS, ShippingAddress } from '../../../shared/subscriptions/order.ts'
import { SubscriptionStatus } from '../../../shared/subscriptions/subscription.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { untilUnchanged } from '../dynamodb/until-unchanged.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'

const RunningPurchase = z.object({
  status: SubscriptionStatus,
  planType: z.enum(['monthly', 'annual']),
  nextBillingAt: z.number().nullable(),
  paymentFailedAt: z.number().nullable(),
  trackedUntil: z.number().nullable(),
  canceledAt: z.number().nullable(),
})

/** An order and the purchase that it becomes when it is paid: one subscription at Stripe. Times are epoch ms. */
export const StoredOrder = z.object({
  /** The order number, which owners read out. Orders from before have 24 hexadecimal digits. */
  orderId: z.string(),
  /** Whose purchase it is, of those that could have this number. */
  purchaseHash: z.string().nullable().default(null),
  accountId: z.string(),
  /** Grows with every change. */
  version: z.number().int(),
  createdAt: z.number(),
  checkout: Checkout,
  /** The order, and its first charge in cents. */
  plan: z.enum(['monthly', 'annual', 'marine']),
  quantity: z.number().int(),
  withUnits: z.boolean(),
  firstChargeCents: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** The address whose account gets an order that was made without sign-in. */
  email: z.string().nullable(),
  /** The language of the page where it was ordered without sign-in. */
  language: z.enum(LANGUAGES).nullable().default(null),
  shippingAddress: ShippingAddress.nullable(),
  /** How often the payment was attempted. Each attempt has an idempotency key of its own. */
  attempts: z.number().int(),
  /** How often Stripe failed to create what the order needs: a key whose call failed would fail again. */
  failures: z.number().int(),
  /** Until when one request has the order to itself. */
  leasedUntil: z.number().nullable(),
  customerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  /** Set once the order is paid. */
  purchase: RunningPurchase.nullable(),
  /** The card that pays for it, if Stripe has named one. */
  card: z.object({ last4: z.string(), expiresAt: z.number() }).nullable(),
  /** The shipping of the units: 0 processing to 4 delivered. */
  shippingStatus: z.number().int(),
  trackingUrl: z.string().nullable(),
})
export type StoredOrder = z.infer<typeof StoredOrder>

/** How far an order is shipped: 0 processing to 4 delivered. */
type Shipping = { status: number; trackingUrl: string | null }

const ShippingKey = z.object({ orderId: z.string(), shippingKey: z.string(), createdAt: z.number() })
const ShippingPage = z.object({
  Items: z.array(z.object({ orderId: z.string() })).default([]),
  LastEvaluatedKey: ShippingKey.optional(),
})

/** The key of the index of orders to ship, which the others do not have. */
const shippingKey = ({ checkout, withUnits, shippingStatus }: StoredOrder) =>
  checkout === 'paid' && withUnits ? { shippingKey: String(shippingStatus) } : {}

/** Orders by their id. */
export function orderStore(client: DynamoDBDocumentClient, table: string) {
  async function get(orderId: string): Promise<StoredOrder | null> {
    const { Item } = await client.send(
      new GetCommand({ TableName: table, Key: { orderId }, ConsistentRead: true }),
    )
    return Item ? StoredOrder.parse(Item) : null
  }

  /** Replaces the order unless it has changed since it was read. Returns the saved one; `null` if it had changed. */
  async function update(order: StoredOrder): Promise<StoredOrder | null> {
    try {
      const { Put, saved } = orderPut(table, order)
      await client.send(new PutCommand(Put))
      return saved
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return null
      throw error
    }
  }

  return {
    get,
    update,

    /** In no order. Consistent. */
    async getMany(orderIds: readonly string[]): Promise<StoredOrder[]> {
      const keys = orderIds.map((orderId) => ({ orderId }))
      const options = { fields: Object.keys(StoredOrder.shape), consistent: true }
      return z.array(StoredOrder).parse(await batchGet(client, table, keys, options))
    },

    /** Unless the id is taken. Returns whether it was created. */
    async create(order: StoredOrder): Promise<boolean> {
      try {
        await client.send(
          new PutCommand({
            TableName: table,
            Item: order,
            ConditionExpression: 'attribute_not_exists(orderId)',
          }),
        )
        return true
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false
        throw error
      }
    },

    /** Changes the order as it is now. Throws if there is none. */
    edit(orderId: string, edit: (order: StoredOrder) => StoredOrder): Promise<StoredOrder> {
      return untilUnchanged(async () => {
        const order = await get(orderId)
        if (order === null) throw new Error('An order is gone')
        return update(edit(order))
      }, Date.now)
    },

    /**
     * Saves how far the shipping of a paid order with units is. Returns whether there is such an order, and it is shipped
     * as far as somebody has seen.
     */
    async updateShipping(orderId: string, seen: Shipping, next: Shipping): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { orderId },
        UpdateExpression:
          'SET shippingStatus = :status, trackingUrl = :url, shippingKey = :key ADD version :one',
        ConditionExpression:
          'checkout = :paid AND withUnits = :true AND shippingStatus = :seenStatus AND trackingUrl = :seenUrl',
        ExpressionAttributeValues: {
          ':status': next.status,
          ':url': next.trackingUrl,
          ':key': String(next.status),
          ':one': 1,
          ':paid': 'paid',
          ':true': true,
          ':seenStatus': seen.status,
          ':seenUrl': seen.trackingUrl,
        },
      })
      return updated !== null
    },

    /** The orders with units that were made after a time, up to a limit for each state. */
    async listOrderedSince(since: number, limit: number): Promise<string[]> {
      const pages = await Promise.all(
        ORDER_STATUS_TEXTS.map((_text, status) =>
          client.send(
            new QueryCommand({
              TableName: table,
              IndexName: INDEXES.orders,
              KeyConditionExpression: 'shippingKey = :key AND createdAt > :since',
              ExpressionAttributeValues: { ':key': String(status), ':since': since },
              Limit: limit,
            }),
          ),
        ),
      )
      return pages.flatMap((page) => ShippingPage.parse(page).Items.map(({ orderId }) => orderId))
    },

    /** A page of the orders whose units are shipped so far, oldest first, behind the key `after`. */
    async listByShipping(
      status: number,
      after: string | null,
      limit: number,
    ): Promise<{ orderIds: string[]; lastKey: string | null }> {
      const page = ShippingPage.parse(
        await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: INDEXES.orders,
            KeyConditionExpression: 'shippingKey = :key',
            ExpressionAttributeValues: { ':key': String(status) },
            ...(after !== null && { ExclusiveStartKey: ShippingKey.parse(JSON.parse(after)) }),
            Limit: limit,
          }),
        ),
      )
      const { Items, LastEvaluatedKey } = page
      return {
        orderIds: Items.map(({ orderId }) => orderId),
        lastKey: LastEvaluatedKey === undefined ? null : JSON.stringify(LastEvaluatedKey),
      }
    },
  }
}
export type OrderStore = ReturnType<typeof orderStore>

/** Writes an order over the one that was read. For transactions, and for `update`. */
export function orderPut(table: string, order: StoredOrder) {
  const saved: StoredOrder = { ...order, version: order.version + 1 }
  const Put = {
    TableName: table,
    Item: { ...saved, ...shippingKey(saved) },
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': order.version },
  }
  return { Put, saved }
}
