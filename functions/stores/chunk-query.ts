import { text } from 'node:stream/consumers'
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

const Page = z.object({
  Items: z.array(z.object({ points: z.object({ B: z.string() }) })),
  LastEvaluatedKey: z.record(z.string(), z.object({ S: z.string() })).optional(),
})
const Answered = z.object({
  statusCode: z.literal(200),
  headers: z.object({}),
  body: z.custom<NodeJS.ReadableStream>(),
})

/**
 * The `points` of every item that a query finds, in base64, page by page. The SDK walks through every value of an answer
 * to read it and again to log it: for the chunks of a week half of the CPU time of the query (10 ms, here 5).
 * So it is given an empty answer, and the page is parsed here.
 */
export async function* chunkPages(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): AsyncGenerator<string[]> {
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await queryPage(client, { ...query, ExclusiveStartKey })
    yield page.Items.map(({ points }) => points.B)
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey !== undefined)
}

async function queryPage(
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
): Promise<z.infer<typeof Page>> {
  let body = ''
  const command = new QueryCommand(query)
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const answered = Answered.safeParse(result.response)
      // What is no answer but a problem is left to the SDK, which knows what may be tried again.
      if (!answered.success) return result
      body = await text(answered.data.body)
      return { ...result, response: { ...answered.data, body: NO_VALUES } }
    },
    { name: 'readPageHere', step: 'deserialize', priority: 'low' },
  )
  await client.send(command)
  return Page.parse(JSON.parse(body))
}

const NO_VALUES = new TextEncoder().encode('{}')
