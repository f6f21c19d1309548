import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'

/** Enough to see what is wrong with a message. */
const BODY_MAX_BYTES = 2_000

/** The beginning of a message, as it is stored. */
export const storedBody = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, BODY_MAX_BYTES))

/** When an item expires that is kept for some time (ms) from then on, in seconds as DynamoDB wants it. */
export const expiresAfter = (at: number, lifetimeMs: number): number =>
  Math.round((at + lifetimeMs) / SECOND_MS)

const Expiring = z.object({ expiresAt: z.number() })

/** The messages of a trail whose keys begin so, the newest first. DynamoDB deletes expired ones hours later. */
export async function newestMessages<Message>(
  client: DynamoDBDocumentClient,
  table: string,
  Schema: z.ZodType<Message>,
  { trackId, prefix, limit, now }: { trackId: string; prefix: string; limit: number; now: number },
): Promise<Message[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'trackId = :trackId AND begins_with(itemKey, :prefix)',
      ExpressionAttributeValues: { ':trackId': trackId, ':prefix': prefix },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  const current = Items.filter((item) => Expiring.parse(item).expiresAt * SECOND_MS > now)
  return z.array(Schema).parse(current)
}
