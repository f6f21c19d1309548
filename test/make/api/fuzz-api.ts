import { Agent } from 'node:http'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { readRequest } from '../../../functions/runtime/http/read-request.ts'
import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'
import { everyRoute } from './every-route.ts'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'
import { rawRequest } from './raw-request.ts'
import type { OwnedIds } from './valid-calls.ts'

export type FuzzOptions = {
  /** The API's base URL. */
  apiUrl: string
  authorization: string
  /** Ids of the calling account. */
  owned: OwnedIds
  /** Ids of another account. */
  foreign: OwnedIds
  /** A text in the other account's data that no response may contain. */
  canary: string
  cases: number
  seed: number
}

export type FuzzReport = {
  cases: number
  /** The number of responses by status. */
  statuses: Map<number, number>
  /** The failed requests, a line for each: the route, the failure and the request. */
  failures: string[]
}

const CONCURRENCY = 12
/** Some requests are large: 100,000 of them would not fit into memory. */
const BATCH_SIZE = 500
const FAILURES_MAX = 20
const RESPONSE_TIMEOUT_MS = 60_000

type FuzzResponse = { status: number; type: string; text: string }

/** Sends each route in turn a mix of hostile and nearly valid requests, some in parallel, and checks each response. */
export async function fuzzApi(options: FuzzOptions): Promise<FuzzReport> {
  const perRoute = Math.ceil(options.cases / everyRoute.length)
  const report: FuzzReport = { cases: 0, statuses: new Map(), failures: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  try {
    for (const route of everyRoute)
      for (let sent = 0; sent < perRoute; sent += BATCH_SIZE) {
        const requests = sampleRequests(route, options, Math.min(BATCH_SIZE, perRoute - sent), sent).values()
        const sender = async () => {
          for (const request of requests) await fuzzOnce(route, request, agent, options, report)
        }
        await Promise.all(Array.from({ length: CONCURRENCY }, sender))
        if (report.failures.length >= FAILURES_MAX) return report
      }
  } finally {
    agent.destroy()
  }
  return report
}

function sampleRequests(
  route: RouteSpec,
  { owned, foreign, seed }: FuzzOptions,
  numRuns: number,
  seedOffset: number,
) {
  const requests = fc.oneof(
    { weight: 9, arbitrary: hostileRequests(route, owned) },
    { weight: 1, arbitrary: hostileRequests(route, foreign) },
  )
  return fc.sample(requests, { numRuns, seed: seed + seedOffset })
}

async function fuzzOnce(
  route: RouteSpec,
  request: HostileRequest,
  agent: Agent,
  options: FuzzOptions,
  report: FuzzReport,
): Promise<void> {
  report.cases++
  readInThisProcess(route, request)
  const failure = await send(request, agent, options).then(
    (response) => {
      report.statuses.set(response.status, (report.statuses.get(response.status) ?? 0) + 1)
      return failureOf(response, route, options.canary)
    },
    (error: unknown) => `no response: ${String(error)}`,
  )
  const isPolluted = Object.keys(Object.prototype).length > 0
  if (failure === null && !isPolluted) return
  const shortened = { ...request, path: request.path.slice(0, 300), body: request.body?.slice(0, 300) }
  report.failures.push(
    `${routeKey(route)}: ${isPolluted ? 'Object.prototype is polluted' : failure} ${JSON.stringify(shortened)}`,
  )
}

/** Parses the request in this process too, as the function does in its own, to detect prototype pollution. */
function readInThisProcess(route: RouteSpec, { path, headers, body }: HostileRequest): void {
  const query = Object.fromEntries(new URL(path.replaceAll('\\', '/'), 'http://localhost').searchParams)
  readRequest(route, {
    version: '2.0',
    routeKey: routeKey(route),
    rawPath: path,
    rawQueryString: '',
    headers: { ...headers },
    queryStringParameters: query,
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: '',
      domainPrefix: '',
      http: { method: route.method, path, protocol: '', sourceIp: '', userAgent: '' },
      requestId: '',
      routeKey: routeKey(route),
      stage: '',
      time: '',
      timeEpoch: 0,
    },
    ...(body === null ? {} : { body }),
    isBase64Encoded: false,
  })
}

/** A stack frame, a source file or the name of an error class. */
const INTERNALS = /\n\s+at |node_modules|file:\/\/|\.m?[jt]s:\d|\b(Type|Reference|Range|Syntax|Zod)Error\b/

/** The gateway refuses more than 10,240 bytes of headers before any function runs. */
const HEADERS_TOO_LARGE = 431

function failureOf({ status, type, text }: FuzzResponse, { file }: RouteSpec, canary: string): string | null {
  if (status === HEADERS_TOO_LARGE) return null
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return `status ${status}: ${text.slice(0, 200)}`
  if (text.includes(canary)) return 'data of another account leaked'
  if (status === 200 && file?.mediaTypes.includes(type)) return null
  if (!/^application\/[\w.+]*json/.test(type)) return `content type ${type}`
  if (INTERNALS.test(text)) return `internals leaked: ${text.slice(0, 300)}`
  try {
    JSON.parse(text)
    return null
  } catch {
    return `invalid JSON: ${text.slice(0, 200)}`
  }
}

async function send(
  { method, path, headers, body }: HostileRequest,
  agent: Agent,
  { apiUrl, authorization }: FuzzOptions,
): Promise<FuzzResponse> {
  const response = await rawRequest(apiUrl, {
    method,
    path: `${new URL(apiUrl).pathname}${path}`,
    headers: { ...headers, authorization },
    body,
    agent,
    timeout: RESPONSE_TIMEOUT_MS,
  })
  const isCompressed = response.headers['content-encoding'] === 'gzip'
  return {
    status: response.status,
    type: response.headers['content-type'] ?? '',
    text: (isCompressed ? gunzipSync(response.bytes) : response.bytes).toString('utf8'),
  }
}
