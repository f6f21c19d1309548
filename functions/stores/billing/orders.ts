import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { LANGUAGES } from '../../../shared/i18n/language.ts'
import { Checkout } from '../../../shared/subscriptions/checkout.ts'
import { ShippingAddress } from '../../../shared/subscriptions/order.ts'
import { SubscriptionStatus } from '../../../shared/subscriptions/subscription.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { untilUnchanged } from '../dynamodb/until-unchanged.ts'
import { updateIf } from '../dynamodb/update-if.ts'

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

    /** Saves how far the shipping of a paid order with units is. Returns whether there is such an order. */
    async updateShipping(orderId: string, status: number, trackingUrl: string | null): Promise<boolean> {
      const updated = await updateIf(client, {
        TableName: table,
        Key: { orderId },
        UpdateExpression: 'SET shippingStatus = :status, trackingUrl = :url ADD version :one',
        ConditionExpression: 'checkout = :paid AND withUnits = :true',
        ExpressionAttributeValues: {
          ':status': status,
          ':url': trackingUrl,
          ':one': 1,
          ':paid': 'paid',
          ':true': true,
        },
      })
      return updated !== null
    },
  }
}
export type OrderStore = ReturnType<typeof orderStore>

/** Writes an order over the one that was read. For transactions, and for `update`. */
export function orderPut(table: string, order: StoredOrder) {
  const saved: StoredOrder = { ...order, version: order.version + 1 }
  const Put = {
    TableName: table,
    Item: saved,
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': order.version },
  }
  return { Put, saved }
}
