import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2WithLambdaAuthorizer } from 'aws-lambda'
import { GENERAL_REFUSALS } from '../../../shared/http/problem.ts'
import type { RefusalCode, ReplyFile, RouteReply, RouteSpec } from '../../../shared/http/route.ts'
import { StoreUnavailable } from '../../stores/dynamodb/store-unavailable.ts'
import { log, reasonOf } from '../log.ts'
import { generalProblem, problem } from '../problems.ts'
import type { PreparedReply } from './prepared-reply.ts'
import { fileResponse, jsonResponse, problemResponse, type Response, textResponse } from './responses.ts'

/** The event of a call that the gateway has asked the authorizer about. */
export type CallEvent = APIGatewayProxyEventV2WithLambdaAuthorizer<unknown>

/** An expected no. `more` adds fields that the specification names to the problem. */
type Refused<Code extends string> = {
  refused: Code
  message?: string
  retryAfterSeconds?: number
  more?: Record<string, unknown>
}

/** The reply in the route's alternative media type, already as JSON: such forms exist for speed. */
type AlternativeJson = { alternativeJson: string }
type Alternative<Spec extends RouteSpec> = Spec extends { alternative: object }
  ? AlternativeJson
  : RouteSpec extends Spec
    ? AlternativeJson
    : never

type Prepared<Spec extends RouteSpec> = Spec extends { prepared: true }
  ? { prepared: PreparedReply }
  : RouteSpec extends Spec
    ? { prepared: PreparedReply }
    : never

type File<Spec extends RouteSpec> = Spec extends {
  file: { mediaTypes: readonly (infer Type extends string)[] }
}
  ? { file: ReplyFile<Type> }
  : RouteSpec extends Spec
    ? { file: ReplyFile }
    : never

/** What an action answers with. */
export type ActionResult<Spec extends RouteSpec, Code extends string = RefusalCode<Spec>> =
  | { reply: RouteReply<Spec>; status?: RouteSpec['otherStatus'] }
  | File<Spec>
  | Prepared<Spec>
  | Alternative<Spec>
  | Refused<Code>

/** The response to a call whose action has answered. */
export function resultResponse(route: RouteSpec, result: ActionResult<RouteSpec, string>): Response {
  if ('reply' in result) return jsonResponse(result.status ?? route.status ?? 200, result.reply)
  if ('file' in result) return fileResponse(route.status ?? 200, result.file)
  if ('prepared' in result) {
    const { json, gzipped } = result.prepared
    return { ...textResponse(route.status ?? 200, json), gzipped }
  }
  if ('alternativeJson' in result)
    return textResponse(200, result.alternativeJson, route.alternative?.mediaType)
  return refusal(route, result)
}

function refusal(route: RouteSpec, { refused, message, retryAfterSeconds, more }: Refused<string>): Response {
  const own = route.refusals?.find(({ code }) => code === refused)
  const status = own?.status ?? (refused === 'not-permitted' ? GENERAL_REFUSALS[refused] : 500)
  const given = { ...(message && { message }), retryAfterSeconds }
  return problemResponse({ ...problem(status, refused, given), ...more })
}

/** An outage has already lasted some seconds when we answer, and usually ends without us. */
const RETRY_AFTER_SECONDS = 5

/** Anything thrown is a bug or an outage: the log has all of it, the client none of its details. */
export function answerFailures(): MiddlewareObj<CallEvent, Response> {
  return {
    onError: (request) => {
      const { error, event } = request
      log('error', 'action-failed', { route: event.routeKey, reason: reasonOf(error) })
      request.response =
        error instanceof StoreUnavailable
          ? problemResponse(generalProblem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
          : problemResponse(generalProblem('server-error'))
    },
  }
}
