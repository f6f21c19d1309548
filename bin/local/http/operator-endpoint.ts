import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Cognito } from '../engines/cognito/cognito.ts'
import type { Queues } from '../engines/queues.ts'
import { invokeCall } from '../functions/invoke-call.ts'
import type { Workers } from '../functions/workers.ts'
import { listenOnLoopback } from '../process/ports.ts'
import { readBody } from './read-body.ts'

/** Lambda's limit for a synchronous invocation. */
const MAX_BODY_BYTES = 6 * 1024 * 1024
const USER_POOL_CALL = /^AWSCognitoIdentityProviderService\.(\w+)$/

/**
 * SQS, Lambda and Cognito for the operator's commands. Supports only the calls that they make; any other fails and is
 * logged.
 */
export async function startOperatorEndpoint(
  queues: Queues,
  invoke: Workers['invoke'],
  administer: Cognito['administer'],
) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`The operator endpoint failed: ${String(error)}`)
      reply(response, 500, { message: 'InternalFailure' })
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, MAX_BODY_BYTES)
    // browsers send an Origin header: no web page may call this port
    if (request.headers.origin !== undefined || body === null)
      return reply(response, 403, { message: 'Refused' })
    const input: unknown = JSON.parse(body.toString() || '{}')
    const invoked = await invokeCall(request.url ?? '', input, response, invoke)
    if (invoked !== null) return reply(response, 200, invoked.reply)
    const call = String(request.headers['x-amz-target'])
    const userPoolCall = USER_POOL_CALL.exec(call)?.[1]
    if (userPoolCall !== undefined) {
      const { status, body: result } = await administer(userPoolCall, input)
      return reply(response, status, result)
    }
    const output = queues.call(call, input)
    if (output !== null) return reply(response, 200, output)
    console.error(`The operator endpoint does not support ${request.method} ${request.url} ${call}`)
    return reply(response, 501, { message: 'NotImplemented' })
  }

  return listenOnLoopback(server)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
}
