import middy from '@middy/core'
import { routeMatcher } from '../../../shared/http/match-route.ts'
import type { ConsoleRoutes, RouteInput, RouteSpec } from '../../../shared/http/route.ts'
import { CONSOLE_REFUSALS } from '../../../shared/operator/access.ts'
import type { AuditStore } from '../../stores/accounts/audit.ts'
import { beginAudit, type NoteForAudit, runAudited } from '../audit-log.ts'
import { type ActionResult, answerFailures, type CallEvent, resultResponse } from '../http/action-result.ts'
import { actionsByKey } from '../http/actions-by-key.ts'
import { fitResponse } from '../http/fit-response.ts'
import { readRequest } from '../http/read-request.ts'
import { problemResponse, type Response } from '../http/responses.ts'
import { viewerAddress } from '../http/viewer-address.ts'
import { log } from '../log.ts'
import { generalProblem, problem } from '../problems.ts'
import { type OperatorDeps, operatorOf, type SignedInOperator } from './operator-of.ts'

/** The operator of a call. */
export type Operator = SignedInOperator & {
  /** Adds to the entry in the log of the account that the path names. */
  noteForAudit: NoteForAudit
  /** Does something in the log of an account that the path does not name. What it is about is the id in the path. */
  inLogOf: <Result extends object>(
    accountId: string,
    run: (note: NoteForAudit) => Promise<Result>,
  ) => Promise<Result>
}

type Action<Spec extends RouteSpec> = (
  input: RouteInput<Spec>,
  operator: Operator,
) => Promise<ActionResult<Spec>>

/** An action for each route of the console. A missing one fails to compile. */
export type ConsoleActions<Routes extends ConsoleRoutes> = { [Name in keyof Routes]: Action<Routes[Name]> }

export type ConsoleDeps = OperatorDeps & {
  /** Whether this is the id of an account. */
  isCustomer: (accountId: string) => Promise<boolean>
  putAudit: AuditStore['put']
  /** Proves that a request came through the site's edge. */
  edgeSecret: string
}

/**
 * The Lambda handler of the operator's console. Whatever a route does with the account in its path is written to that
 * account's audit log first, and a call whose entry cannot be written fails: nobody looks at a customer unseen.
 */
export function serveConsole<Routes extends ConsoleRoutes>(
  routes: Routes,
  actions: ConsoleActions<Routes>,
  deps: ConsoleDeps,
) {
  const byKey = [...actionsByKey<Action<RouteSpec>>(routes, actions)]
  const match = routeMatcher(byKey.map(([key, one]) => ({ key, ...one })))

  /** The gateway has one route for the whole console. */
  async function answer(call: CallEvent): Promise<Response> {
    const matched = match(call.requestContext.http.method, call.rawPath)
    if (matched === null) return problemResponse(generalProblem('not-found'))
    const { key, name, route, action } = matched.route
    const event = { ...call, routeKey: key, pathParameters: matched.pathParameters }
    const operator = await operatorOf(event.requestContext.authorizer, deps)
    if ('refused' in operator) {
      const { refused } = operator
      log('warn', 'console-refused', { route: event.routeKey, reason: refused })
      return problemResponse(
        refused === 'unauthenticated' ? generalProblem(refused) : problem(CONSOLE_REFUSALS[refused], refused),
      )
    }
    const input = readRequest(route, event)
    if ('problem' in input) return problemResponse(input.problem)
    const { accountId, ...path } = matched.pathParameters
    const auditIn = (account: string, named: Record<string, string | undefined>, body: unknown) =>
      beginAudit(
        {
          action: name,
          route,
          accountId: account,
          by: { memberId: operator.operatorId, name: null, role: 'support' },
          address: viewerAddress(event, deps.edgeSecret),
          path: named,
          body,
        },
        deps.putAudit,
        deps.now(),
      )
    // the body of a call about several customers names the others
    const isAboutOne = accountId !== undefined || Object.keys(path).length > 0
    const inLogOf: Operator['inLogOf'] = async (account, runThere) =>
      runAudited(await auditIn(account, path, isAboutOne ? input.value.body : undefined), runThere)
    const run = (noteForAudit: NoteForAudit) => action(input.value, { ...operator, noteForAudit, inLogOf })
    if (accountId === undefined) return resultResponse(route, await run(() => undefined))
    if (!(await deps.isCustomer(accountId))) return problemResponse(generalProblem('not-found'))
    return resultResponse(route, await runAudited(await auditIn(accountId, path, input.value.body), run))
  }

  return middy<CallEvent, Response>().use(answerFailures()).use(fitResponse()).handler(answer)
}
