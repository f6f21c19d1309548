import { createServer } from 'node:http'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { onTestFinished } from 'vitest'
import { clientConfigFor } from './client-config.ts'

type StoreResponse = { status: number; body: object }

/** DynamoDB's response when it throttles. */
export const BUSY: StoreResponse = {
  status: 400,
  body: { __type: 'com.amazonaws.dynamodb#ThrottlingException' },
}
export const NO_TABLE: StoreResponse = {
  status: 400,
  body: { __type: 'com.amazonaws.dynamodb#ResourceNotFoundException' },
}

/** A client of a fake DynamoDB that answers each request with `respond`. A bare object is the body of a 200. */
export async function aStore(respond: (request: Record<string, unknown>) => object | StoreResponse) {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const given = respond(JSON.parse(text))
    const { status, body } = 'status' in given ? given : { status: 200, body: given }
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
  })
  const client = new DynamoDBClient(await clientConfigFor(server))
  onTestFinished(() => client.destroy())
  return DynamoDBDocumentClient.from(client)
}
