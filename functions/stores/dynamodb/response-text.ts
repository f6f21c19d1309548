import { text } from 'node:stream/consumers'
import type {
  $Command,
  DynamoDBClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'

const Answered = z.object({
  statusCode: z.literal(200),
  headers: z.object({}),
  body: z.custom<NodeJS.ReadableStream>(),
})

/**
 * The JSON that the store answers to a command, as it came. The SDK would walk through every value of it twice: of
 * 10,000 items that takes longer than the store does. So it is given an empty answer; signing, retries and problems
 * stay its own.
 */
export async function responseText<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
  client: DynamoDBDocumentClient,
  command: $Command<Input, Output, DynamoDBClientResolvedConfig>,
): Promise<string> {
  let body = ''
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const answered = Answered.safeParse(result.response)
      // What is no answer but a problem is left to the SDK, which knows what may be tried again.
      if (!answered.success) return result
      body = await text(answered.data.body)
      return { ...result, response: { ...answered.data, body: NO_VALUES } }
    },
    { name: 'readAnswerHere', step: 'deserialize', priority: 'low' },
  )
  await client.send(command)
  return body
}

const NO_VALUES = new TextEncoder().encode('{}')
