import middy from '@middy/core'
import { ACCOUNT_HEADER } from '../../shared/http/account-header.ts'
import type { FeatureRoutes, RefusalCode, RouteInput, RouteSpec } from '../../shared/http/route.ts'
import { isAudited } from '../../shared/members/audit.ts'
import { isPermitted, type Permission } from '../../shared/members/roles.ts'
import { memberScope } from '../stores/devices/device-scope.ts'
import { beginAudit, type NoteForAudit, runAudited } from './audit-log.ts'
import { readCallContext } from './call-context.ts'
import {
  type Caller as AccountCaller,
  apiKeyCaller,
  type CallerDeps,
  callerDeps,
  callerOf,
  isApiKey,
} from './callers.ts'
import { RouteEnvironment, readEnvironment } from './environment.ts'
import { type ActionResult, answerFailures, type CallEvent, resultResponse } from './http/action-result.ts'
import { actionsByKey } from './http/actions-by-key.ts'
import { fitResponse } from './http/fit-response.ts'
import { readRequest } from './http/read-request.ts'
import { problemResponse, type Response } from './http/responses.ts'
import { isThroughEdge, viewerAddress } from './http/viewer-address.ts'
import { generalProblem } from './problems.ts'

/** Who calls. On a public route, nobody: the ids are empty. */
export type Caller = AccountCaller & {
  /** The client's IP address, for limits and audit logs. */
  sourceIp: string
  /** Whether the client accepts the route's alternative media type. */
  wantsAlternative: boolean
  /** Adds to the call's entry in the audit log. */
  noteForAudit: NoteForAudit
}

type Action<Spec extends RouteSpec> = (
  input: RouteInput<Spec>,
  caller: Caller,
) => Promise<ActionResult<Spec, RefusalCode<Spec> | 'not-permitted'>>

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
  const byKey = actionsByKey<Action<RouteSpec>>(routes, actions)

  async function answer(event: CallEvent): Promise<Response> {
    const found = byKey.get(event.routeKey)
    if (!found) return problemResponse(generalProblem('not-found'))
    const { name, route, action } = found
    const caller = route.access === 'public' ? NOBODY : await signedIn(route, event)
    if ('refused' in caller) return problemResponse(generalProblem(caller.refused))
    const sourceIp = viewerAddress(event, edgeSecret)
    const path = event.pathParameters ?? {}
    const audited = (body: unknown) =>
      beginAudit(
        {
          action: name,
          route,
          accountId: caller.accountId,
          by: actorOf(caller),
          address: sourceIp,
          path,
          body,
        },
        callers.putAudit,
        Date.now(),
      )
    const notPermitted = async (permission: Permission) => {
      if (isAudited(route, permission)) await (await audited(undefined)).end('refused', 'not-permitted')
      return problemResponse(generalProblem('not-permitted', { permission }))
    }
    const { permission } = route
    if (typeof permission === 'string' && !mayCall(permission, caller)) return notPermitted(permission)
    if (route.behindFirewall && hasFirewall && !isThroughEdge(event, edgeSecret))
      return resultResponse(route, { refused: 'challenge-required' })
    const input = readRequest(route, event)
    if ('problem' in input) return problemResponse(input.problem)
    const { value } = input
    const needed = typeof permission === 'object' ? permission.ofBody(value.body) : permission
    if (needed !== undefined && !mayCall(needed, caller)) return notPermitted(needed)
    const mediaType = route.alternative?.mediaType
    const wantsAlternative = mediaType !== undefined && (event.headers.accept ?? '').includes(mediaType)
    const run = (note: NoteForAudit) =>
      action(value, { ...caller, sourceIp, wantsAlternative, noteForAudit: note })
    const result =
      needed !== undefined && isAudited(route, needed)
        ? await runAudited(await audited(value.body), run)
        : await run(() => undefined)
    return resultResponse(route, result)
  }

  /** What concerns only the caller (`own`) is about their own account, whatever the header. */
  async function signedIn({ permission }: RouteSpec, { headers, requestContext }: CallEvent) {
    if (permission === undefined) throw new Error('A route of an account names no permission')
    const context = readCallContext(requestContext.authorizer)
    const header = permission === 'own' ? undefined : headers[ACCOUNT_HEADER]
    if (context === null) return UNAUTHENTICATED
    if ('personId' in context)
      // the gateway may have known the token for some minutes
      return context.expiresAt > Date.now() ? callerOf(context, header, Date.now(), callers) : UNAUTHENTICATED
    const { accountId, keyId } = context
    if (header !== undefined && header !== accountId) return { refused: 'not-found' as const }
    const program = { personId: apiKeyCaller(keyId), signedInAt: 0, isOperator: false }
    const caller = await callerOf(program, accountId, Date.now(), callers)
    return 'refused' in caller && caller.refused === 'not-found' ? UNAUTHENTICATED : caller
  }

  return middy<CallEvent, Response>().use(answerFailures()).use(fitResponse()).handler(answer)
}

const actorOf = ({ personId, name, standing, isSupport }: AccountCaller) => ({
  memberId: personId,
  name,
  role: isSupport ? ('support' as const) : standing.role,
})

const UNAUTHENTICATED = { refused: 'unauthenticated' as const }

/** Whether a caller's place in the account has a permission. A key is nobody's, so it has nothing of its own. */
const mayCall = (permission: Permission, { personId, standing }: AccountCaller): boolean =>
  isPermitted(permission, standing) && !(permission === 'own' && isApiKey(personId))

const NOBODY: AccountCaller = {
  accountId: '',
  personId: '',
  name: null,
  standing: { role: 'viewer', grants: [], tags: [] },
  scope: memberScope('', []),
  signedInAt: 0,
  isSupport: false,
}
