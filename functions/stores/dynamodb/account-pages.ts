import { QueryCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { awaitedLater } from './awaited-later.ts'
import { plainItem, projectionOf } from './plain-item.ts'
import { responseText } from './response-text.ts'

const StartKey = z.record(z.string(), z.object({ S: z.string() }))
type StartKey = z.infer<typeof StartKey>

const Page = z.object({ Items: z.array(z.unknown()), LastEvaluatedKey: StartKey.optional() })
type Page = z.infer<typeof Page>

/**
 * Reads an account's items from a table keyed by account, with consistent reads, one page at a time; of a table with
 * items of several kinds, those from a sort key on.
 */
export async function* accountPages<Shape extends z.ZodRawShape>(
  client: DynamoDBDocumentClient,
  table: string,
  accountId: string,
  schema: z.ZodObject<Shape>,
  from?: readonly [name: string, value: string],
): AsyncGenerator<z.output<z.ZodObject<Shape>>[]> {
  const fields = Object.keys(schema.shape)
  const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(fields)
  const readPage = async (ExclusiveStartKey?: StartKey) => {
    const query = new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: `accountId = :accountId${from ? ` AND ${from[0]} >= :from` : ''}`,
      ExpressionAttributeValues: { ':accountId': { S: accountId }, ...(from && { ':from': { S: from[1] } }) },
      ExpressionAttributeNames,
      ProjectionExpression,
      ExclusiveStartKey,
    })
    return Page.parse(JSON.parse(await responseText(client, query)))
  }
  let next: Promise<Page> | null = readPage()
  while (next !== null) {
    const { Items, LastEvaluatedKey }: Page = await next
    // The store reads the next page while the caller works on this one.
    next = LastEvaluatedKey === undefined ? null : awaitedLater(readPage(LastEvaluatedKey))
    yield Items.map((stored) => schema.parse(plainItem(stored, fields)))
  }
}

export async function collectPages<One>(pages: AsyncIterable<readonly One[]>): Promise<One[]> {
  const all: One[] = []
  for await (const page of pages) all.push(...page)
  return all
}
