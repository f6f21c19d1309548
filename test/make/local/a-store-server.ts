import { createServer } from 'node:http'
import { clientConfigFor } from './client-config.ts'

type StoreResponse = { status: number; body: object }

/** DynamoDB's response when it refuses a request. */
export const refusal = (name: string, more = {}): StoreResponse => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb#${name}`, ...more },
})

/**
 * A fake DynamoDB that answers each request with `respond`, for tests of what the SDK does below `send`. A bare object
 * is the body of a 200. Returns the configuration of a client.
 */
export function aStoreServer(respond: (request: unknown) => object | StoreResponse) {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const given = respond(JSON.parse(text))
    const { status, body } = 'status' in given ? given : { status: 200, body: given }
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
  })
  return clientConfigFor(server)
}
