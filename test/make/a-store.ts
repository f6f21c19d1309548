import { createServer } from 'node:http'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { onTestFinished } from 'vitest'

type Answer = { status: number; body: object }

/** What a store that is too busy answers. */
export const BUSY: Answer = { status: 400, body: { __type: 'com.amazonaws.dynamodb#ThrottlingException' } }
export const NO_TABLE: Answer = {
  status: 400,
  body: { __type: 'com.amazonaws.dynamodb#ResourceNotFoundException' },
}

/** A client of a store that gives each request to `answer`; a body alone is a good answer. */
export async function aStore(answer: (request: Record<string, unknown>) => object | Answer) {
  const server = createServer(async (request, response) => {
    let asked = ''
    for await (const part of request) asked += part
    const given = answer(JSON.parse(asked))
    const { status, body } = 'status' in given ? given : { status: 200, body: given }
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  return DynamoDBDocumentClient.from(client)
}
