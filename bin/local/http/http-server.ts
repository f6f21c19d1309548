import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseJson } from '../../../shared/json.ts'
import { MESSAGE_MAX_BYTES, PUSH_PATH, type PushService } from '../engines/push/push-service.ts'
import { S3_PATH } from '../engines/s3/s3-path.ts'
import type { s3Server } from '../engines/s3/serve-s3.ts'
import { type LiveEndpointDeps, liveEndpoint } from '../mqtt/live-endpoint.ts'
import { apiGateway, type GatewayDeps } from './api-gateway.ts'
import type { LocalActions } from './local-actions.ts'
import type { LocalPage } from './local-pages.ts'
import { readBody } from './read-body.ts'

export type Page = (request: IncomingMessage, response: ServerResponse) => void

export type HttpServerDeps = {
  gateway: GatewayDeps
  live: LiveEndpointDeps
  signIn: SignInEndpoint
  /** The content of config.json for requests with this `Host` header. */
  siteConfig: (hostHeader: string | undefined) => Record<string, unknown>
  /** The headers that the edge adds to responses on a path. */
  headersFor: (path: string) => Record<string, string>
  localPages: (path: string, query: URLSearchParams) => LocalPage | null
  localActions: LocalActions
  receivePush: PushService['receive']
  /** A map style; `null` if it is unavailable. */
  readMapStyle: (path: string) => Promise<string | null>
  site: Page
  serveS3: ReturnType<typeof s3Server>
  /** Whether a path under `/api` belongs to the site: a module of `web/api`, when served from its sources. */
  isSiteSource: (path: string) => boolean
}

/**
 * The single origin, as behind CloudFront: `/api` is the API, the rest is the site. Sign-in and inbox have paths of
 * their own.
 */
export function createHttpServer(deps: HttpServerDeps) {
  const handleApi = apiGateway(deps.gateway)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, value] of Object.entries(deps.headersFor(url.pathname))) response.setHeader(name, value)
    if (isApi(url) && !deps.isSiteSource(url.pathname)) {
      url.pathname = url.pathname.slice('/api'.length) || '/'
      return handleApi(request, response, url)
    }
    if (url.pathname.startsWith('/ingest/')) return handleApi(request, response, url)
    if (url.pathname.startsWith('/_cognito')) return serveSignIn(request, response, url, deps.signIn)
    if (url.pathname.startsWith(`${S3_PATH}/`)) return deps.serveS3(request, response, url)
    if (url.pathname === '/config.json')
      return send(response, 'application/json', JSON.stringify(deps.siteConfig(request.headers.host)))
    if (url.pathname.startsWith('/_local/maps/')) {
      const style = await deps.readMapStyle(url.pathname)
      if (style !== null) return send(response, 'application/json', style)
      response.writeHead(204).end()
      return
    }
    if (url.pathname.startsWith(PUSH_PATH)) {
      const message = await readBody(request, MESSAGE_MAX_BYTES)
      response.writeHead(message === null ? 413 : deps.receivePush(request.headers, message)).end()
      return
    }
    if (url.pathname.startsWith('/_local') && request.method === 'POST') {
      const body = await readBody(request, ACTION_MAX_BYTES)
      const done = body && (await deps.localActions(url.pathname, body.toString()))
      response.writeHead(done?.status ?? 404, {
        'content-type': 'application/json; charset=utf-8',
        ...(done?.location !== undefined && { location: done.location }),
      })
      response.end(JSON.stringify(done?.reply ?? {}))
      return
    }
    if (url.pathname.startsWith('/_local')) {
      const page = deps.localPages(url.pathname, url.searchParams)
      if (page) return send(response, page.type, page.body, page.headers)
      response.writeHead(404).end()
      return
    }
    deps.site(request, response)
  }

  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createServer(options, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${firstSegment(request.url)} failed: ${String(error)}`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' })
      response.end('{"message":"Internal Server Error"}')
    })
  })
  server.on('upgrade', liveEndpoint(deps.live))
  return server
}

const isApi = ({ pathname }: URL) => pathname === '/api' || pathname.startsWith('/api/')

/** The part of a path that may be logged. The rest may contain the token of a share link. */
const firstSegment = (url = '/') => url.split(/[/?]/).slice(0, 2).join('/')

const ACTION_MAX_BYTES = 10_000
/** API Gateway's limit. */
const MAX_HEADER_BYTES = 10_240
/** CloudFront's timeout. Node's default of 5 s is shorter than the polling interval of 30 s. */
const KEEP_ALIVE_MS = 60_000

function send(
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): void {
  const contentType = typeof body === 'string' ? `${type}; charset=utf-8` : type
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store', ...headers }).end(body)
}

type SignInEndpoint = {
  handle: (operation: string, body: unknown) => Promise<{ status: number; body: object }>
  jwks: () => object
}

const MAX_BODY_BYTES = 100_000
const TARGET = /^AWSCognitoIdentityProviderService\.(\w+)$/

/** The user pool's endpoint: AWS's JSON protocol, and the public keys of its tokens. */
async function serveSignIn(
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
