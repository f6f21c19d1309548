import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a Lambda authorizer says about a caller. */
export type AuthorizerContext = Record<string, unknown>

const TEXT = /^(text\/|application\/(json|.*\+json|xml|javascript|x-www-form-urlencoded))/

/** The event that API Gateway creates from a request, in payload format 2.0. */
export function httpEvent(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  routeKey: string,
  pathParameters: Record<string, string>,
  context: AuthorizerContext | null,
  now: number,
) {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams)
    query[name] = name in query ? `${query[name]},${value}` : value
  const isCompressed = headers['content-encoding'] !== undefined
  const isText = body.length === 0 || (!isCompressed && TEXT.test(headers['content-type'] ?? 'text/plain'))
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      timeEpoch: now,
      ...(context ? { authorizer: { lambda: context } } : {}),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: !isText,
  }
}
