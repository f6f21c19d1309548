import { Agent, request as httpRequest } from 'node:http'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { readRequest } from '../../../functions/runtime/read-request.ts'
import { type RouteSpec, routeKey } from '../../../shared/http/route.ts'
import { everyRoute } from './every-route.ts'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'
import type { OwnedIds } from './valid-calls.ts'

export type FuzzOptions = {
  /** Where the API begins. */
  apiUrl: string
  authorization: string
  owned: OwnedIds
  /** Somebody else's, with a text in them that must not be in any answer. */
  theirs: OwnedIds
  canary: string
  cases: number
  seed: number
}

export type FuzzReport = {
  cases: number
  /** How many answers had which status. */
  statuses: Map<number, number>
  /** What was wrong with which request. */
  failures: string[]
}

const AT_ONCE = 12
/** Some requests are long: a hundred thousand would not fit into memory. */
const MADE_AT_ONCE = 500
const FAILURES_MAX = 20
const ANSWERED_WITHIN_MS = 60_000

type Answer = { status: number; type: string; text: string }

/** Asks every route in turn, hostile and nearly good, some at once, and looks at each answer. */
export async function fuzzApi(options: FuzzOptions): Promise<FuzzReport> {
  const perRoute = Math.ceil(options.cases / everyRoute.length)
  const report: FuzzReport = { cases: 0, statuses: new Map(), failures: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    for (const route of everyRoute)
      for (let asked = 0; asked < perRoute; asked += MADE_AT_ONCE) {
        const requests = requestsOf(route, options, Math.min(MADE_AT_ONCE, perRoute - asked), asked).values()
        const asker = async () => {
          for (const request of requests) await tryOne(route, request, agent, options, report)
        }
        await Promise.all(Array.from({ length: AT_ONCE }, asker))
        if (report.failures.length >= FAILURES_MAX) return report
      }
  } finally {
    agent.destroy()
  }
  return report
}

function requestsOf(route: RouteSpec, { owned, theirs, seed }: FuzzOptions, numRuns: number, asked: number) {
  const requests = fc.oneof(
    { weight: 9, arbitrary: hostileRequests(route, owned) },
    { weight: 1, arbitrary: hostileRequests(route, theirs) },
  )
  return fc.sample(requests, { numRuns, seed: seed + asked })
}

async function tryOne(
  route: RouteSpec,
  request: HostileRequest,
  agent: Agent,
  options: FuzzOptions,
  report: FuzzReport,
): Promise<void> {
  report.cases++
  readHere(route, request)
  const wrong = await send(request, agent, options).then(
    (answer) => {
      report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1)
      return wrongWith(answer, options.canary)
    },
    (error: unknown) => `no answer: ${String(error)}`,
  )
  const polluted = Object.keys(Object.prototype).length > 0
  if (wrong === null && !polluted) return
  const said = { ...request, path: request.path.slice(0, 300), body: request.body?.slice(0, 300) }
  report.failures.push(
    `${routeKey(route)}: ${polluted ? 'Object.prototype is polluted' : wrong} ${JSON.stringify(said)}`,
  )
}

/** Reads the request in this process as the function does in its own, so that a polluted prototype is seen. */
function readHere(route: RouteSpec, { path, headers, body }: HostileRequest): void {
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

/** A line of a stack, a file of ours, or the name of a thrown error. */
const INSIDES = /\n\s+at |node_modules|file:\/\/|\.m?[jt]s:\d|\b(Type|Reference|Range|Syntax|Zod)Error\b/

/** More than 10,240 bytes of headers: refused before anybody reads them. */
const HEADERS_TOO_LARGE = 431

function wrongWith({ status, type, text }: Answer, canary: string): string | null {
  if (status === HEADERS_TOO_LARGE) return null
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return `answers ${status} ${text.slice(0, 200)}`
  if (!/^application\/[\w.+]*json/.test(type)) return `answers as ${type}`
  if (INSIDES.test(text)) return `shows its insides: ${text.slice(0, 300)}`
  if (text.includes(canary)) return 'shows what is not the caller’s'
  try {
    JSON.parse(text)
    return null
  } catch {
    return `answers what is no JSON: ${text.slice(0, 200)}`
  }
}

function send(
  { method, path, headers, body }: HostileRequest,
  agent: Agent,
  { apiUrl, authorization }: FuzzOptions,
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(apiUrl)
  return new Promise((resolve, reject) => {
    const asking = httpRequest(
      {
        hostname,
        port,
        method,
        path: `${pathname}${path}`,
        agent,
        timeout: ANSWERED_WITHIN_MS,
        headers: { ...headers, authorization },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const packed = response.headers['content-encoding'] === 'gzip'
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: (packed ? gunzipSync(bytes) : bytes).toString('utf8'),
          })
        })
      },
    )
    asking.on('error', reject)
    asking.on('timeout', () => asking.destroy(new Error('it took too long')))
    asking.end(body ?? undefined)
  })
}
