import { randomBytes } from 'node:crypto'
import { type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DAY_MS, SECOND_MS, toIso } from '../../../shared/time.ts'
import { BODY_MAX_BYTES } from './unreadable.ts'

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
export type RawMessage = z.infer<typeof RawMessage>
const Item = RawMessage.extend({ expiresAt: z.number() })

/** Messages as a tracker sent them, stored for a day in the trail's partition while that is switched on. */
export function rawMessageStore(client: DynamoDBDocumentClient, table: string) {
  return {
    async create(
      trackId: string,
      {
        at,
        bytes,
        ...details
      }: Pick<RawMessage, 'topic' | 'positions' | 'problem'> & {
        at: number
        bytes: Uint8Array
      },
    ): Promise<void> {
      const item: z.infer<typeof Item> = {
        ...details,
        at: toIso(at),
        size: bytes.length,
        body: new TextDecoder().decode(bytes.subarray(0, BODY_MAX_BYTES)),
        expiresAt: Math.round((at + LIFETIME_MS) / SECOND_MS),
      }
      const itemKey = `${PREFIX}${item.at}#${randomBytes(ID_BYTES).toString('hex')}`
      await client.send(new PutCommand({ TableName: table, Item: { trackId, itemKey, ...item } }))
    },

    /** The newest first. */
    async newest(trackId: string, limit: number, now: number): Promise<RawMessage[]> {
      const { Items } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :prefix)',
          ExpressionAttributeValues: { ':trackId': trackId, ':prefix': PREFIX },
          ScanIndexForward: false,
          Limit: limit,
        }),
      )
      return z
        .array(Item)
        .parse(Items ?? [])
        .filter(({ expiresAt }) => expiresAt * SECOND_MS > now)
        .map((item) => RawMessage.parse(item))
    },
  }
}
export type RawMessageStore = ReturnType<typeof rawMessageStore>
