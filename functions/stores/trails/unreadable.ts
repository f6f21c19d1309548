import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'

export const UNREADABLE_LIFETIME_DAYS = 7
/** Enough to see what is wrong with a message. */
export const BODY_MAX_BYTES = 2_000

const UnreadableItem = z.object({
  at: z.string(),
  topic: z.string(),
  reason: z.string(),
  element: z.number().int().nullable().default(null),
  body: z.string(),
  expiresAt: z.number(),
})
export type Unreadable = {
  at: number
  topic: string
  reason: string
  element: number | null
  bytes: Uint8Array
}

/** Messages that could not be decoded, stored for a week in the trail's partition for its owner to see. */
export function unreadableStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async create(trackId: string, { at, bytes, ...details }: Unreadable): Promise<void> {
      const body = new TextDecoder().decode(bytes.subarray(0, BODY_MAX_BYTES))
      const expiresAt = Math.round((at + UNREADABLE_LIFETIME_DAYS * DAY_MS) / SECOND_MS)
      const item = { trackId, itemKey: `u#${toIso(at)}`, ...details, at: toIso(at), body, expiresAt }
      await client.send(new PutCommand({ TableName: table, Item: item }))
    },

    /** The newest first. */
    async newest(trackId: string, limit: number, now: number) {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :prefix)',
          ExpressionAttributeValues: { ':trackId': trackId, ':prefix': 'u#' },
          ScanIndexForward: false,
          Limit: limit,
        }),
      )
      const found = z.array(UnreadableItem).parse(Items ?? [])
      return found.filter(({ expiresAt }) => expiresAt * SECOND_MS > now)
    },
  }
}
export type UnreadableStore = ReturnType<typeof unreadableStore>
