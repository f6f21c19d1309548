import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '../../../shared/json.ts'
import { readBody } from './read-body.ts'

export type SignInEndpoint = {
  handle: (operation: string, body: unknown) => Promise<{ status: number; body: object }>
  jwks: () => object
}

const MAX_BODY_BYTES = 100_000
const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/

/** The user pool's endpoint: AWS's JSON protocol, and the public keys of its tokens. */
export async function serveSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  signIn: SignInEndpoint,
): Promise<void> {
  const reply = (status: number, body: object) =>
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' })
      .end(JSON.stringify(body))

  if (url.pathname.endsWith('/.well-known/jwks.json')) {
    reply(200, signIn.jwks())
    return
  }
  const operation = TARGET.exec(String(request.headers['x-amz-target'] ?? ''))?.[1]
  const body = await readBody(request, MAX_BODY_BYTES)
  const input = body && parseJson(body.toString('utf8'))
  if (request.method !== 'POST' || operation === undefined || !input) {
    reply(400, { __type: 'SerializationException', message: 'Not a call of the user pool' })
    return
  }
  const result = await signIn.handle(operation, input)
  reply(result.status, result.body)
}
