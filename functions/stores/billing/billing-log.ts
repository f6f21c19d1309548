import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'

/** What an entry is about: what happened to an order, subscription, invoice, card or charge. */
const KINDS = [
  'paid',
  'declined',
  'expired',
  'invoice-paid',
  'payment-failed',
  'recovered',
  'subscription-canceled',
  'subscription-ends',
  'purchase-canceled',
  'plan-switched',
  'month-granted',
  'card-added',
  'card-removed',
  'card-made-default',
  'refunded',
  'disputed',
] as const

/** An entry about the money of an account. Nothing is ever changed or removed in the log. */
const BillingEntry = z.object({
  accountId: z.string(),
  /** Epoch ms. */
  at: z.number(),
  kind: z.enum(KINDS),
  /** The order, subscription, invoice, card or charge that it is about. */
  about: z.string(),
  /** The amount of a payment, a refund or a dispute. */
  cents: z.number().nullable(),
})
export type BillingEntry = z.infer<typeof BillingEntry>

/** Longer than Stripe keeps retrying an event. */
const EVENT_KEPT_MS = 35 * DAY_MS

/** Writes an entry. The same entry of the same time replaces nothing. */
export const entryPut = (table: string, entry: BillingEntry) => ({
  TableName: table,
  Item: { ...entry, entryKey: `${toIso(entry.at)}#${entry.kind}#${entry.about}` },
  ConditionExpression: 'attribute_not_exists(entryKey)',
})

/** Marks an event of Stripe as done, which fails if it was. */
export const eventPut = (table: string, accountId: string, eventId: string, now: number) => ({
  TableName: table,
  Item: {
    accountId,
    entryKey: `event#${eventId}`,
    expiresAt: Math.round((now + EVENT_KEPT_MS) / SECOND_MS),
  },
  ConditionExpression: 'attribute_not_exists(entryKey)',
})

/** The log of money operations, which only grows. */
export function billingLogStore(client: DynamoDBDocumentClient, table: string) {
  return {
    /** The newest entries of an account, newest first. */
    async listNewest(accountId: string, limit: number): Promise<BillingEntry[]> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          ScanIndexForward: false,
          // an entry begins with its time, and an event of Stripe with a word, which sorts behind
          KeyConditionExpression: 'accountId = :accountId AND entryKey < :events',
          ExpressionAttributeValues: { ':accountId': accountId, ':events': 'event#' },
          Limit: limit,
        }),
      )
      return z.array(BillingEntry).parse(Items ?? [])
    },

    async append(entry: BillingEntry): Promise<void> {
      try {
        await client.send(new PutCommand(entryPut(table, entry)))
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error
      }
    },
  }
}
export type BillingLogStore = ReturnType<typeof billingLogStore>
