import { QueryCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { answerText } from './answer-text.ts'
import { plainItem, projectionOf } from './plain-item.ts'

const Page = z.object({
  Items: z.array(z.unknown()),
  LastEvaluatedKey: z.record(z.string(), z.object({ S: z.string() })).optional(),
})

/** The items of an account in a table that is keyed by it, read consistently, page by page as the store gives them. */
export async function* accountPages<Shape extends z.ZodRawShape>(
  client: DynamoDBDocumentClient,
  table: string,
  accountId: string,
  schema: z.ZodObject<Shape>,
): AsyncGenerator<z.output<z.ZodObject<Shape>>[]> {
  const fields = Object.keys(schema.shape)
  const { ExpressionAttributeNames, ProjectionExpression } = projectionOf(fields)
  let ExclusiveStartKey: z.infer<typeof Page>['LastEvaluatedKey']
  do {
    const query = new QueryCommand({
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: 'accountId = :accountId',
      ExpressionAttributeValues: { ':accountId': { S: accountId } },
      ExpressionAttributeNames,
      ProjectionExpression,
      ExclusiveStartKey,
    })
    const page = Page.parse(JSON.parse(await answerText(client, query)))
    yield page.Items.map((stored) => schema.parse(plainItem(stored, fields)))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
}

export async function allOf<One>(pages: AsyncIterable<readonly One[]>): Promise<One[]> {
  const all: One[] = []
  for await (const page of pages) all.push(...page)
  return all
}
