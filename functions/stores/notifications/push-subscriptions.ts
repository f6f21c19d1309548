import { createHash } from 'node:crypto'
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import {
  type NewPushSubscription,
  PushBrowser,
  PushSubscription,
} from '../../../shared/notifications/push-subscription.ts'
import { toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'

const StoredSubscription = PushSubscription.extend({
  // missing on the oldest subscriptions
  label: PushBrowser.shape.label.default(null),
  since: PushBrowser.shape.since.default(null),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>
const Stored = z.object({ subscriptions: z.record(z.string(), StoredSubscription) })

/** Names a subscription without its endpoint, which only the push service and we may know. */
export const subscriptionIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, ID_LENGTH)
/** 132 bits. */
const ID_LENGTH = 22

/** The browsers that an account gets push messages in, by id: one item, so that their number is checked by its write. */
export function pushSubscriptionStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string) => ({ TableName: table, Key: { accountId, recipient: 'push' } })

  return {
    async list(accountId: string): Promise<ReadonlyMap<string, StoredSubscription>> {
      const { Item } = await client.send(new GetCommand({ ...keyed(accountId), ConsistentRead: true }))
      return new Map(Item ? Object.entries(Stored.parse(Item).subscriptions) : [])
    },

    /** Adds a subscription, or replaces the one with its endpoint. `false` if the account has `max` others. */
    async save(
      accountId: string,
      { label = null, ...subscription }: NewPushSubscription,
      now: number,
      max: number,
    ): Promise<boolean> {
      const id = subscriptionIdOf(subscription.endpoint)
      const stored: StoredSubscription = { ...subscription, label, since: toIso(now) }
      const add = () =>
        updateIf(client, {
          ...keyed(accountId),
          UpdateExpression: 'SET subscriptions.#id = :one',
          ConditionExpression:
            'attribute_exists(subscriptions.#id) OR (attribute_exists(subscriptions) AND size(subscriptions) < :max)',
          ExpressionAttributeNames: { '#id': id },
          ExpressionAttributeValues: { ':one': stored, ':max': max },
        })
      const addFirst = () =>
        updateIf(client, {
          ...keyed(accountId),
          UpdateExpression: 'SET subscriptions = :first',
          ConditionExpression: 'attribute_not_exists(subscriptions)',
          ExpressionAttributeValues: { ':first': { [id]: stored } },
        })
      return ((await add()) ?? (await addFirst()) ?? (await add())) !== null
    },

    /** Returns `false` if there is none with this id. */
    async delete(accountId: string, id: string): Promise<boolean> {
      const updated = await updateIf(client, {
        ...keyed(accountId),
        UpdateExpression: 'REMOVE subscriptions.#id',
        ConditionExpression: 'attribute_exists(subscriptions.#id)',
        ExpressionAttributeNames: { '#id': id },
      })
      return updated !== null
    },
  }
}
export type PushSubscriptionStore = ReturnType<typeof pushSubscriptionStore>
