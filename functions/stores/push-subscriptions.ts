import { createHash } from 'node:crypto'
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { PushSubscription } from '../../shared/notifications/push-subscription.ts'
import { updateIf } from './dynamodb/update-if.ts'

const Stored = z.object({ subscriptions: z.record(z.string(), PushSubscription) })

/** Names a subscription without its endpoint, which only the push service and we may know. */
export const subscriptionIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, ID_LENGTH)
/** 132 bits. */
const ID_LENGTH = 22

/** The browsers that an account gets push messages in, by id: one item, so that their number is checked by its write. */
export function pushSubscriptionStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string) => ({ TableName: table, Key: { accountId, recipient: 'push' } })

  return {
    async list(accountId: string): Promise<ReadonlyMap<string, PushSubscription>> {
      const { Item } = await client.send(new GetCommand({ ...keyed(accountId), ConsistentRead: true }))
      return new Map(Item ? Object.entries(Stored.parse(Item).subscriptions) : [])
    },

    /** Adds a subscription, or replaces the one with its endpoint. `false` if the account has `max` others. */
    async save(accountId: string, subscription: PushSubscription, max: number): Promise<boolean> {
      const id = subscriptionIdOf(subscription.endpoint)
      const add = () =>
        updateIf(client, {
          ...keyed(accountId),
          UpdateExpression: 'SET subscriptions.#id = :one',
          ConditionExpression:
            'attribute_exists(subscriptions.#id) OR (attribute_exists(subscriptions) AND size(subscriptions) < :max)',
          ExpressionAttributeNames: { '#id': id },
          ExpressionAttributeValues: { ':one': subscription, ':max': max },
        })
      const addFirst = () =>
        updateIf(client, {
          ...keyed(accountId),
          UpdateExpression: 'SET subscriptions = :first',
          ConditionExpression: 'attribute_not_exists(subscriptions)',
          ExpressionAttributeValues: { ':first': { [id]: subscription } },
        })
      return ((await add()) ?? (await addFirst()) ?? (await add())) !== null
    },

    async delete(accountId: string, endpoint: string): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'REMOVE subscriptions.#id',
        ConditionExpression: 'attribute_exists(subscriptions.#id)',
        ExpressionAttributeNames: { '#id': subscriptionIdOf(endpoint) },
      })
    },
  }
}
export type PushSubscriptionStore = ReturnType<typeof pushSubscriptionStore>
