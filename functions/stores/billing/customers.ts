import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { updateIf } from '../dynamodb/update-if.ts'

const CustomerItem = z.object({
  stripeCustomerId: z.string().nullable().default(null),
  /** Orders with the account's email address, made without sign-in. */
  waitingOrders: z
    .set(z.string())
    .transform((orders) => [...orders])
    .default([]),
  customer: z
    .object({ firstName: z.string(), lastName: z.string(), phone: z.string() })
    .nullable()
    .default(null),
})
export type Customer = z.infer<typeof CustomerItem>
export type CustomerDetails = NonNullable<Customer['customer']>

/** Who pays for an account, on the account's item: the customer at Stripe, and the details of the last order. */
export function customerStore(client: DynamoDBDocumentClient, table: string) {
  async function get(accountId: string): Promise<Customer> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { accountId },
        ProjectionExpression: 'stripeCustomerId, customer, waitingOrders',
        ConsistentRead: true,
      }),
    )
    return CustomerItem.parse(Item ?? {})
  }

  async function changeWaiting(verb: 'ADD' | 'DELETE', accountId: string, orderId: string): Promise<void> {
    await client.send(
      new UpdateCommand({
        TableName: table,
        Key: { accountId },
        UpdateExpression: `${verb} waitingOrders :orders`,
        ExpressionAttributeValues: { ':orders': new Set([orderId]) },
      }),
    )
  }

  return {
    get,

    /** Returns the customer at Stripe that the account has then: the first one stays. */
    async saveId(accountId: string, stripeCustomerId: string): Promise<string> {
      const saved = await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'SET stripeCustomerId = :id',
        ConditionExpression: 'attribute_not_exists(stripeCustomerId)',
        ExpressionAttributeValues: { ':id': stripeCustomerId },
      })
      return saved === null ? ((await get(accountId)).stripeCustomerId ?? stripeCustomerId) : stripeCustomerId
    },

    /** Forgets a customer that Stripe has deleted. */
    async forgetId(accountId: string, stripeCustomerId: string): Promise<void> {
      await updateIf(client, {
        TableName: table,
        Key: { accountId },
        UpdateExpression: 'REMOVE stripeCustomerId',
        ConditionExpression: 'stripeCustomerId = :id',
        ExpressionAttributeValues: { ':id': stripeCustomerId },
      })
    },

    /** Notes an order that the account gets when its owner is there. */
    addWaitingOrder: (accountId: string, orderId: string) => changeWaiting('ADD', accountId, orderId),
    deleteWaitingOrder: (accountId: string, orderId: string) => changeWaiting('DELETE', accountId, orderId),
  }
}
export type CustomerStore = ReturnType<typeof customerStore>
