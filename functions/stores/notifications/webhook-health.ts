import { createHash } from 'node:crypto'
import { DeleteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { updateIf } from '../dynamodb/update-if.ts'

const WebhookHealth = z.object({
  address: z.string(),
  /** In a row. */
  failures: z.number().int(),
  /** Epoch ms; null unless it is paused. */
  pausedAt: z.number().nullable().default(null),
})
export type WebhookHealth = z.infer<typeof WebhookHealth>

/** An address may be longer than a key. */
const nameOf = (address: string) => `webhook:${createHash('sha256').update(address).digest('base64url')}`

/** The webhooks of an account that have failed since they last answered. */
export function webhookHealthStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, address: string) => ({
    TableName: table,
    Key: { accountId, recipient: nameOf(address) },
  })

  return {
    /** `null` for a webhook that has not failed since it last answered. */
    async get(accountId: string, address: string): Promise<WebhookHealth | null> {
      const { Item } = await client.send(new GetCommand(keyed(accountId, address)))
      return Item ? WebhookHealth.parse(Item) : null
    },

    /** Counts a failure. Returns whether it paused the webhook: true once, for the failure that makes it `max`. */
    async fail(accountId: string, address: string, now: number, max: number): Promise<boolean> {
      const counted = await updateIf(client, {
        ...keyed(accountId, address),
        UpdateExpression: 'SET address = :address ADD failures :one',
        ConditionExpression: 'attribute_not_exists(pausedAt)',
        ExpressionAttributeValues: { ':address': address, ':one': 1 },
        ReturnValues: 'ALL_NEW',
      })
      if (counted === null || WebhookHealth.parse(counted).failures < max) return false
      const paused = await updateIf(client, {
        ...keyed(accountId, address),
        UpdateExpression: 'SET pausedAt = :now, triedAt = :now',
        ConditionExpression: 'attribute_exists(failures) AND attribute_not_exists(pausedAt)',
        ExpressionAttributeValues: { ':now': now },
      })
      return paused !== null
    },

    /** Reserves a try of a paused webhook, if the last one was at `triedBy` or before. */
    async reserveTry(accountId: string, address: string, now: number, triedBy: number): Promise<boolean> {
      const reserved = await updateIf(client, {
        ...keyed(accountId, address),
        UpdateExpression: 'SET triedAt = :now',
        ConditionExpression: 'triedAt <= :triedBy',
        ExpressionAttributeValues: { ':now': now, ':triedBy': triedBy },
      })
      return reserved !== null
    },

    async recover(accountId: string, address: string): Promise<void> {
      await client.send(new DeleteCommand(keyed(accountId, address)))
    },
  }
}
export type WebhookHealthStore = ReturnType<typeof webhookHealthStore>
