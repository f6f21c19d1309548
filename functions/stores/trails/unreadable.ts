import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { expiresAfter, newestMessages, storedBody } from './stored-messages.ts'

export const UNREADABLE_LIFETIME_DAYS = 7
const PREFIX = 'u#'

const StoredUnreadable = z.object({
  at: z.string(),
  topic: z.string(),
  reason: z.string(),
  element: z.number().int().nullable().default(null),
  body: z.string(),
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
      const expiresAt = expiresAfter(at, UNREADABLE_LIFETIME_DAYS * DAY_MS)
      const stored = { ...details, at: toIso(at), body: storedBody(bytes), expiresAt }
      const item = { trackId, itemKey: `${PREFIX}${stored.at}`, ...stored }
      await client.send(new PutCommand({ TableName: table, Item: item }))
    },

    /** The newest first. */
    newest: (trackId: string, limit: number, now: number) =>
      newestMessages(client, table, StoredUnreadable, { trackId, prefix: PREFIX, limit, now }),
  }
}
export type UnreadableStore = ReturnType<typeof unreadableStore>
