import { createServer } from 'node:http'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { onTestFinished } from 'vitest'
import { clientConfigFor } from './client-config.ts'

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
  const client = new DynamoDBClient(await clientConfigFor(server))
  onTestFinished(() => client.destroy())
  return DynamoDBDocumentClient.from(client)
}
