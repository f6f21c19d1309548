import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { StackRoute } from '../stack/read-http-api.ts'
import { type Claims, httpEvent } from './http-event.ts'
import type { Authorize } from './jwt-authorizer.ts'
import { matchRoute } from './match-route.ts'
import { readBody } from './read-body.ts'

export type GatewayDeps = {
  routes: readonly StackRoute[]
  authorize: Authorize
  invoke: (functionId: string, event: unknown) => Promise<unknown>
}

/** The limits of HTTP APIs and of Lambda behind them. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024
const MAX_ANSWER_BYTES = 6 * 1024 * 1024

const LambdaAnswer = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
})

/** API Gateway's HTTP API on this machine: routes, JWT authorizer, payload 2.0, limits, and its own errors. */
export function apiGateway({ routes, authorize, invoke }: GatewayDeps) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const matched = matchRoute(routes, request.method ?? 'GET', url.pathname)
    if (!matched) return refuse(response, 404, 'Not Found')
    let claims: Claims | null = null
    if (matched.route.scopes !== null) {
      const verdict = await authorize(authorizationHeaders(request), matched.route.scopes)
      if (verdict.status === 401) return refuse(response, 401, 'Unauthorized')
      if (verdict.status === 403) return refuse(response, 403, 'Forbidden')
      claims = verdict.claims
    }
    const body = await readBody(request, MAX_REQUEST_BYTES)
    if (body === null) return refuse(response, 413, 'Request Entity Too Large')
    const { route, pathParameters } = matched
    const event = httpEvent(request, url, body, route.key, pathParameters, claims, Date.now())
    let answer: z.infer<typeof LambdaAnswer>
    try {
      answer = LambdaAnswer.parse(await invoke(route.functionId, event))
    } catch (error) {
      console.error(`${route.key} failed: ${String(error)}`)
      return refuse(response, 500, 'Internal Server Error')
    }
    if (Buffer.byteLength(answer.body) > MAX_ANSWER_BYTES)
      return refuse(response, 500, 'Internal Server Error')
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, String(value))
    response
      .writeHead(answer.statusCode)
      .end(Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8'))
  }
}

/** Node keeps only the first of two Authorization headers; a caller with two is refused. */
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
