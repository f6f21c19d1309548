import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { toIso } from '../../../shared/time.ts'
import { projectionOf } from '../dynamodb/plain-item.ts'
import { StoredNotification } from './stored-event.ts'

/** The notifications of an event and their outcomes. Crossings have no rule. */
const EventDeliveries = z.object({
  deviceId: z.string(),
  ruleId: z.string().optional(),
  ruleName: z.string().optional(),
  notifications: z.record(z.string(), StoredNotification),
})
export type EventDeliveries = z.infer<typeof EventDeliveries>

const Page = z.object({
  Items: z.array(EventDeliveries).default([]),
  LastEvaluatedKey: z.record(z.string(), z.unknown()).optional(),
})

const FIELDS = Object.keys(EventDeliveries.shape)

/** The deliveries of the events of accounts, for sums. */
export const eventDeliveryStore = (client: DynamoDBDocumentClient, table: string) => ({
  /** Since a time (epoch ms), newest first, one page at a time. */
  async *listPages(accountId: string, from: number): AsyncGenerator<EventDeliveries[]> {
    const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(FIELDS)
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const page = Page.parse(
        await client.send(
          new QueryCommand({
            TableName: table,
            ScanIndexForward: false,
            KeyConditionExpression: 'accountId = :accountId AND eventKey >= :from',
            ProjectionExpression,
            ExpressionAttributeNames,
            ExpressionAttributeValues: { ':accountId': accountId, ':from': toIso(from) },
            ExclusiveStartKey,
          }),
        ),
      )
      yield page.Items
      ExclusiveStartKey = page.LastEvaluatedKey
    } while (ExclusiveStartKey !== undefined)
  },
})
export type EventDeliveryStore = ReturnType<typeof eventDeliveryStore>
