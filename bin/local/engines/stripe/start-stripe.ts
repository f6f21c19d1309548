import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readBody } from '../../http/read-body.ts'
import { listenOnLoopback } from '../../process/ports.ts'
import { API_VERSION } from './account.ts'
import type { StripeStandIn } from './stripe.ts'

const MAX_BODY_BYTES = 1_000_000

/** Serves Stripe's API to the SDK of the functions. */
export function startStripe({ handle }: Pick<StripeStandIn, 'handle'>) {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES)
    // browsers send an Origin header: no web page may call this port
    if (request.headers.origin !== undefined || body === null) {
      response.writeHead(403).end()
      return
    }
    const { headers, method = 'GET', url = '/' } = request
    const key = headers['idempotency-key']
    const answer = handle({
      method,
      url,
      body: body.toString(),
      authorization: headers.authorization ?? '',
      idempotencyKey: typeof key === 'string' ? key : null,
    })
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        'request-id': answer.requestId,
        'stripe-version': API_VERSION,
        ...(typeof key === 'string' && { 'idempotency-key': key }),
        ...(answer.isReplayed && {
          'idempotent-replayed': 'true',
          'original-request': answer.requestId,
        }),
      })
      .end(answer.body)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(`The local Stripe failed: ${error instanceof Error ? error.stack : String(error)}`)
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"error":{"type":"api_error","message":"An unknown error occurred"}}')
    })
  })
  return listenOnLoopback(server)
}
