import { text } from 'node:stream/consumers'
import type {
  $Command,
  DynamoDBClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

const HttpResponse = z.object({
  statusCode: z.literal(200),
  headers: z.object({}),
  body: z.custom<NodeJS.ReadableStream>(),
})

/**
 * Sends a command and returns the raw JSON of the response. The SDK would walk through every value twice, which for
 * 10,000 items takes longer than the store itself. It gets an empty body instead, and still signs, retries and
 * handles errors.
 */
export async function responseText<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  client: DynamoDBDocumentClient,
  command: $Command<Input, Output, DynamoDBClientResolvedConfig>,
): Promise<string> {
  let body = ''
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const response = HttpResponse.safeParse(result.response)
      // Errors are left to the SDK, which knows which ones to retry.
      if (!response.success) return result
      body = await text(response.data.body)
      return { ...result, response: { ...response.data, body: EMPTY_BODY } }
    },
    { name: 'readRawBody', step: 'deserialize', priority: 'low' },
  )
  await client.send(command)
  return body
}

const EMPTY_BODY = new TextEncoder().encode('{}')
