import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { DueItem } from '../../../functions/stores/due.ts'
import { toIso } from '../../../shared/time.ts'

/** The work of a minute in a small table, in one call instead of one for each shard. */
export async function scanMinute(
  client: DynamoDBDocumentClient,
  table: string,
  minute: number,
): Promise<DueItem[]> {
  const { Items } = await client.send(
    new ScanCommand({
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'begins_with(#minute, :minute)',
      ExpressionAttributeNames: { '#minute': 'minute' },
      ExpressionAttributeValues: { ':minute': toIso(minute) },
    }),
  )
  return z.array(DueItem).parse(Items ?? [])
}
