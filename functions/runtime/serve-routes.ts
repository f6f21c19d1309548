import middy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import { ACCOUNT_HEADER } from '../../shared/http/account-header.ts'
import { GENERAL_REFUSALS } from '../../shared/http/problem.ts'
import {
  type FeatureRoutes,
  type RefusalCode,
  type ReplyFile,
  type RouteInput,
  type RouteReply,
  type RouteSpec,
  routeKey,
} from '../../shared/http/route.ts'
import { isAudited } from '../../shared/members/audit.ts'
import { isPermitted, type Permission } from '../../shared/members/roles.ts'
import { memberScope } from '../stores/devices/device-scope.ts'
import { StoreUnavailable } from '../stores/dynamodb/store-unavailable.ts'
import { type AuditedCall, beginAudit, type NoteForAudit } from './audit-log.ts'
import { type Caller as AccountCaller, type CallerDeps, callerDeps, callerOf } from './callers.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'
import { fitResponse } from './http/fit-response.ts'
import type { PreparedReply } from './http/prepared-reply.ts'
import { readRequest } from './http/read-request.ts'
import { fileResponse, jsonResponse, problemResponse, type Response, textResponse } from './http/responses.ts'
import { isThroughEdge, viewerAddress } from './http/viewer-address.ts'
import { log, reasonOf } from './log.ts'
import { generalProblem, problem } from './problems.ts'

type Event = APIGatewayProxyEventV2WithJWTAuthorizer

/** Who calls. On a public route, nobody: the ids are empty. */
export type Caller = AccountCaller & {
  /** The client's IP address, for limits and audit logs. */
  sourceIp: string
  /** Whether the client accepts the route's alternative media type. */
  wantsAlternative: boolean
  /** Adds to the call's entry in the audit log. */
  noteForAudit: NoteForAudit
}

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

type ActionResult<Spec extends RouteSpec> =
  | { reply: RouteReply<Spec>; status?: RouteSpec['otherStatus'] }
  | File<Spec>
  | Prepared<Spec>
  | Alternative<Spec>
  | Refused<RefusalCode<Spec> | 'not-permitted'>

type Action<Spec extends RouteSpec> = (input: RouteInput<Spec>, caller: Caller) => Promise<ActionResult<Spec>>

/** An action for each route of a feature. A missing one fails to compile. */
export type Actions<Routes extends FeatureRoutes> = { [Name in keyof Routes]: Action<Routes[Name]> }

/**
 * The Lambda handler of a feature: finds the route by its key, decides whether the caller may call it, parses the
 * request, runs the action and answers. An access token outlives an account and a membership, so every feature checks
 * both before anything else.
 */
export function serveRoutes<Routes extends FeatureRoutes>(
  routes: Routes,
  actions: Actions<Routes>,
  callers: CallerDeps = callerDeps(),
  edgeSecret: string = readEnvironment(RouteEnvironment).EDGE_SECRET,
  hasFirewall: boolean = readEnvironment(RouteEnvironment).HAS_FIREWALL === 'true',
) {
  const byKey = new Map<string, { name: string; route: RouteSpec; action: Action<RouteSpec> }>()
  for (const [name, route] of Object.entries(routes)) {
    const action: unknown = actions[name]
    byKey.set(routeKey(route), { name, route, action: action as Action<RouteSpec> })
  }

  async function answer(event: Event): Promise<Response> {
    const found = byKey.get(event.routeKey)
    if (!found) return problemResponse(generalProblem('not-found'))
    const { name, route, action } = found
    const caller = route.access === 'public' ? NOBODY : await signedIn(route, event)
    if ('refused' in caller) return problemResponse(generalProblem(caller.refused))
    const sourceIp = viewerAddress(event, edgeSecret)
    const path = event.pathParameters ?? {}
    const audited = (body: unknown) =>
      beginAudit({ action: name, route, caller, address: sourceIp, path, body }, callers.putAudit, Date.now())
    const notPermitted = async (permission: Permission) => {
      if (isAudited(route, permission)) await (await audited(undefined)).end('refused', 'not-permitted')
      return problemResponse(generalProblem('not-permitted', { permission }))
    }
    const { permission } = route
    if (typeof permission === 'string' && !isPermitted(permission, caller.standing))
      return notPermitted(permission)
    if (route.behindFirewall && hasFirewall && !isThroughEdge(event, edgeSecret))
      return refusal(route, { refused: 'challenge-required' })
    const input = readRequest(route, event)
    if ('problem' in input) return problemResponse(input.problem)
    const { value } = input
    const needed = typeof permission === 'object' ? permission.ofBody(value.body) : permission
    if (needed !== undefined && !isPermitted(needed, caller.standing)) return notPermitted(needed)
    const mediaType = route.alternative?.mediaType
    const wantsAlternative = mediaType !== undefined && (event.headers.accept ?? '').includes(mediaType)
    const run = (note: NoteForAudit) =>
      action(value, { ...caller, sourceIp, wantsAlternative, noteForAudit: note })
    const result =
      needed !== undefined && isAudited(route, needed)
        ? await runAudited(await audited(value.body), run)
        : await run(() => undefined)
    if ('reply' in result) return jsonResponse(result.status ?? route.status ?? 200, result.reply)
    if ('file' in result) return fileResponse(route.status ?? 200, result.file)
    if ('prepared' in result) {
      const { json, gzipped } = result.prepared
      return { ...textResponse(route.status ?? 200, json), gzipped }
    }
    if ('alternativeJson' in result) return textResponse(200, result.alternativeJson, mediaType)
    return refusal(route, result)
  }

  /** What concerns only the caller (`own`) is about their own account, whatever the header. */
  function signedIn({ permission }: RouteSpec, { headers, requestContext }: Event) {
    if (permission === undefined) throw new Error('A route of an account names no permission')
    const personId = String(requestContext.authorizer.jwt.claims.sub)
    return callerOf(personId, permission === 'own' ? undefined : headers[ACCOUNT_HEADER], callers)
  }

  return middy<Event, Response>().use(answerFailures()).use(fitResponse()).handler(answer)
}

const NOBODY: AccountCaller = {
  accountId: '',
  personId: '',
  name: null,
  standing: { role: 'viewer', grants: [], tags: [] },
  scope: memberScope('', []),
}

/** Runs an action whose entry is in the audit log, and says there how it ended. */
async function runAudited<Result extends object>(
  { note, end }: AuditedCall,
  run: (note: NoteForAudit) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run(note)
    const refused = 'refused' in result ? String(result.refused) : null
    await end(refused === null ? 'done' : 'refused', refused)
    return result
  } catch (error) {
    await end('failed')
    throw error
  }
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
function answerFailures(): MiddlewareObj<Event, Response> {
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
