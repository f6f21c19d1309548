import { gzipSync } from 'node:zlib'
import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { type FeatureRoutes, type RouteInput, type RouteSpec, routeKey } from '../../shared/http/route.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import type { ActionResult } from './action-result.ts'
import { closedAccountCheck, type IsClosed } from './closed-accounts.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'
import { log, reasonOf } from './log.ts'
import { problem } from './problems.ts'
import { readRequest } from './read-request.ts'
import { viewerAddress } from './viewer-address.ts'

type Event = APIGatewayProxyEventV2WithJWTAuthorizer
type Result = APIGatewayProxyStructuredResultV2

type Caller = {
  /** The Cognito `sub`. Every store takes it first. */
  accountId: string
  /** Where the call came from, for logs that say who did what. */
  sourceIp: string
  /** Whether the client asked for the route's alternative form. */
  wantsAlternative: boolean
}

type Action<Spec extends RouteSpec> = (input: RouteInput<Spec>, caller: Caller) => Promise<ActionResult<Spec>>

/** One action for each route of the feature: a missing one does not compile. */
export type Actions<Routes extends FeatureRoutes> = { [Name in keyof Routes]: Action<Routes[Name]> }

/**
 * The Lambda handler of a feature: finds the route by its key, asks whether the account is closed, parses, acts,
 * answers. A token outlives the account that it was made for, so the asking comes first and no feature can leave
 * it out.
 */
export function serveRoutes<Routes extends FeatureRoutes>(
  routes: Routes,
  actions: Actions<Routes>,
  isClosed: IsClosed = closedAccountCheck(),
  edgeSecret: string = readEnvironment(RouteEnvironment).EDGE_SECRET,
) {
  const byKey = new Map<string, { route: RouteSpec; action: Action<RouteSpec> }>()
  for (const [name, route] of Object.entries(routes)) {
    const action: unknown = actions[name]
    byKey.set(routeKey(route), { route, action: action as Action<RouteSpec> })
  }

  async function answer(event: Event): Promise<Result> {
    const found = byKey.get(event.routeKey)
    if (!found) return problemResult(404, 'not-found')
    const { route, action } = found
    const accountId = route.access === 'account' ? String(event.requestContext.authorizer.jwt.claims.sub) : ''
    if (route.access === 'account' && (await isClosed(accountId))) return problemResult(403, 'account-closed')
    const input = readRequest(route, event)
    if ('problem' in input) return json(input.problem.status, input.problem)
    const mediaType = route.alternative?.mediaType
    const wantsAlternative = mediaType !== undefined && (event.headers.accept ?? '').includes(mediaType)
    const answered = await action(input.value, {
      accountId,
      sourceIp: viewerAddress(event, edgeSecret),
      wantsAlternative,
    })
    if ('reply' in answered) return json(route.status ?? 200, answered.reply)
    if ('alternativeJson' in answered) return jsonText(200, answered.alternativeJson, mediaType)
    const status = route.refusals?.find((refusal) => refusal.code === answered.refused)?.status ?? 500
    const body = problem(status, answered.refused, answered.message ? { message: answered.message } : {})
    const result = json(status, { ...body, ...answered.more })
    if (answered.retryAfterSeconds !== undefined)
      return { ...result, headers: { ...result.headers, 'retry-after': String(answered.retryAfterSeconds) } }
    return result
  }

  return middy<Event, Result>().use(answerFailures()).use(fitAnswer()).handler(answer)
}

const json = (statusCode: number, value: unknown) => jsonText(statusCode, JSON.stringify(value))

const jsonText = (statusCode: number, body: string, mediaType = 'application/json'): Result => ({
  statusCode,
  headers: {
    'content-type': `${statusCode >= 400 ? 'application/problem+json' : mediaType}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  },
  body,
})

const problemResult = (status: number, code: string) => json(status, problem(status, code))

/** An outage has lasted for some seconds when it is told, and ends by itself. */
const RETRY_AFTER_SECONDS = 5

/** A throw is a bug or an outage: logged whole, told without its insides. */
function answerFailures(): MiddlewareObj<Event, Result> {
  return {
    onError: (request) => {
      const { error, event } = request
      log('error', 'action-failed', { route: event.routeKey, reason: reasonOf(error) })
      request.response =
        error instanceof StoreUnavailable ? unavailable() : problemResult(500, 'server-error')
    },
  }
}

function unavailable(): Result {
  const result = problemResult(503, 'unavailable')
  return { ...result, headers: { ...result.headers, 'retry-after': String(RETRY_AFTER_SECONDS) } }
}

/** Lambda gives back 6 MB at most. */
const MAX_ANSWER_BYTES = 6_000_000
const WORTH_COMPRESSING_BYTES = 1_400
/** Level 6 takes twice the time of 4 for 3 % of the size of a trail. */
const GZIP_LEVEL = 4

/** Compresses where the caller takes it, and says so plainly where an answer cannot be delivered. */
function fitAnswer(): MiddlewareObj<Event, Result> {
  return {
    after: (request) => {
      const { response, event } = request
      if (!response?.body || response.body.length < WORTH_COMPRESSING_BYTES) return
      const acceptsGzip = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '')
      const body = acceptsGzip
        ? gzipSync(response.body, { level: GZIP_LEVEL }).toString('base64')
        : response.body
      if (Buffer.byteLength(body) > MAX_ANSWER_BYTES) {
        request.response = problemResult(413, 'answer-too-large')
        return
      }
      const headers = { ...response.headers, vary: 'accept-encoding, accept' }
      request.response = acceptsGzip
        ? { ...response, headers: { ...headers, 'content-encoding': 'gzip' }, body, isBase64Encoded: true }
        : { ...response, headers }
    },
  }
}
