import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import type { EventId } from '../notifications/notifications.ts'

/** Whoever has not looked for a month has other worries. */
const LIFETIME_MS = 30 * DAY_MS
const PREFIX = 'undelivered#'

const Page = z.object({
  Items: z.array(z.object({ eventKey: z.string() })).default([]),
  LastEvaluatedKey: z.record(z.string(), z.unknown()).optional(),
})

/** The critical events of accounts of which a notification did not arrive, until somebody has seen that. */
export function undeliveredStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, eventKey: string) => ({
    TableName: table,
    Key: { accountId, recipient: `${PREFIX}${eventKey}` },
  })

  return {
    /** Notes an event, once: one that was seen stays so. */
    async note({ accountId, eventKey }: EventId, now: number): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId, eventKey),
        UpdateExpression: 'SET eventKey = :eventKey, notedAt = :now, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(eventKey)',
        ExpressionAttributeValues: {
          ':eventKey': eventKey,
          ':now': toIso(now),
          ':expiresAt': Math.round((now + LIFETIME_MS) / SECOND_MS),
        },
      })
    },

    /** The keys of at most `limit` events that nobody has seen, the newest event first. */
    async listUnseen(accountId: string, limit: number): Promise<string[]> {
      const keys: string[] = []
      let ExclusiveStartKey: Record<string, unknown> | undefined
      do {
        const page = Page.parse(
          await client.send(
            new QueryCommand({
              TableName: table,
              ConsistentRead: true,
              ScanIndexForward: false,
              KeyConditionExpression: 'accountId = :accountId AND begins_with(recipient, :prefix)',
              FilterExpression: 'attribute_not_exists(seenAt)',
              ExpressionAttributeValues: { ':accountId': accountId, ':prefix': PREFIX },
              ExclusiveStartKey,
            }),
          ),
        )
        keys.push(...page.Items.map(({ eventKey }) => eventKey))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey !== undefined && keys.length < limit)
      return keys.slice(0, limit)
    },

    /** Marks an event as seen by an account, if it was noted and nobody has seen it before. */
    async markSeen({ accountId, eventKey }: EventId, seenBy: string, now: number): Promise<void> {
      await updateIf(client, {
        ...keyed(accountId, eventKey),
        UpdateExpression: 'SET seenAt = :now, seenBy = :seenBy',
        ConditionExpression: 'attribute_exists(eventKey) AND attribute_not_exists(seenAt)',
        ExpressionAttributeValues: { ':now': toIso(now), ':seenBy': seenBy },
      })
    },
  }
}
export type UndeliveredStore = ReturnType<typeof undeliveredStore>
