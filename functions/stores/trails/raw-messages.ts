import { randomBytes } from 'node:crypto'
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, toIso } from '../../../shared/time.ts'
import { expiresAfter, newestMessages, storedBody } from './stored-messages.ts'

const LIFETIME_MS = DAY_MS
const PREFIX = 'r#'
/** 32 bits, so that messages of the same millisecond have different keys. */
const ID_BYTES = 4

const RawMessage = z.object({
  at: z.string(),
  topic: z.string(),
  /** Its length in bytes. */
  size: z.number().int(),
  /** The positions that were read from it. */
  positions: z.number().int(),
  /** Why some of it could not be read. */
  problem: z.string().nullable(),
  /** Its beginning. */
  body: z.string(),
})
type RawMessage = z.infer<typeof RawMessage>
type Sent = Pick<RawMessage, 'topic' | 'positions' | 'problem'> & { at: number; bytes: Uint8Array }

/** Messages as a tracker sent them, stored for a day in the trail's partition while that is switched on. */
export function rawMessageStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async create(trackId: string, { at, bytes, ...details }: Sent): Promise<void> {
      const message: RawMessage = { ...details, at: toIso(at), size: bytes.length, body: storedBody(bytes) }
      const itemKey = `${PREFIX}${message.at}#${randomBytes(ID_BYTES).toString('hex')}`
      const item = { trackId, itemKey, ...message, expiresAt: expiresAfter(at, LIFETIME_MS) }
      await client.send(new PutCommand({ TableName: table, Item: item }))
    },

    /** The newest first. */
    newest: (trackId: string, limit: number, now: number): Promise<RawMessage[]> =>
      newestMessages(client, table, RawMessage, { trackId, prefix: PREFIX, limit, now }),
  }
}
export type RawMessageStore = ReturnType<typeof rawMessageStore>
