import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { routeMatcher } from '../../../shared/http/match-route.ts'
import type { StackRoute } from '../stack/read-http-api.ts'
import { type AuthorizerContext, httpEvent } from './http-event.ts'
import type { Authorize } from './lambda-authorizer.ts'
import { readBody } from './read-body.ts'

export type GatewayDeps = {
  routes: readonly StackRoute[]
  authorize: Authorize
  invoke: (functionId: string, event: unknown) => Promise<unknown>
}

/** The limit of HTTP APIs. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024
/** Lambda's limit for a response, in JSON. */
const MAX_RESPONSE_BYTES = 6 * 1024 * 1024

const LambdaResponse = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

/** API Gateway's HTTP API on this machine: routes, Lambda authorizer, payload format 2.0, limits and error responses. */
export function apiGateway({ routes, authorize, invoke }: GatewayDeps) {
  const match = routeMatcher(routes)
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const matched = match(request.method ?? 'GET', url.pathname)
    if (!matched) return refuse(response, 404, 'Not Found')
    let context: AuthorizerContext | null = null
    if (!matched.route.isPublic) {
      const authorized = await authorize(authorizationHeaders(request))
      if ('status' in authorized) return refuse(response, authorized.status, REFUSALS[authorized.status])
      context = authorized.context
    }
    const body = await readBody(request, MAX_REQUEST_BYTES)
    if (body === null) return refuse(response, 413, 'Request Entity Too Large')
    const { route, pathParameters } = matched
    const event = httpEvent(request, url, body, route.key, pathParameters, context, Date.now())
    let lambdaResponse: z.infer<typeof LambdaResponse>
    try {
      const result = await invoke(route.functionId, event)
      if (Buffer.byteLength(JSON.stringify(result)) > MAX_RESPONSE_BYTES)
        throw new Error('the response exceeds 6 MB as JSON')
      lambdaResponse = LambdaResponse.parse(result)
    } catch (error) {
      console.error(`${route.key} failed: ${String(error)}`)
      return refuse(response, 500, 'Internal Server Error')
    }
    for (const [name, value] of Object.entries(lambdaResponse.headers))
      response.setHeader(name, String(value))
    response
      .writeHead(lambdaResponse.statusCode)
      .end(Buffer.from(lambdaResponse.body, lambdaResponse.isBase64Encoded ? 'base64' : 'utf8'))
  }
}

const REFUSALS = { 401: 'Unauthorized', 403: 'Forbidden', 500: 'Internal Server Error' }

/** All Authorization headers, to refuse a request with two: Node's `headers` has only the first. */
function authorizationHeaders(request: IncomingMessage): string[] {
  const { rawHeaders } = request
  return rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  )
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify({ message }))
}
