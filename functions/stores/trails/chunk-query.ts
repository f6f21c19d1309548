import { QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { responseText } from '../dynamodb/response-text.ts'

const Page = z.object({
  Items: z.array(z.object({ points: z.object({ B: z.string() }) })),
  LastEvaluatedKey: z.record(z.string(), z.object({ S: z.string() })).optional(),
})

/**
 * The `points` of every item that a query finds, in base64, page by page. For the chunks of a week, the SDK's own
 * parsing would double the CPU time of the query, from 5 ms to 10.
 */
export async function* chunkPages(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<string[]> {
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const command = new QueryCommand({ ...query, ExclusiveStartKey })
    const page = Page.parse(JSON.parse(await responseText(client, command)))
    yield page.Items.map(({ points }) => points.B)
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
}
