import { type AwsCall, requiredRights } from './aws-call.ts'
import type { CallRecord } from './call-record.ts'
import { type AccessDecision, decideAccess, type RequiredRight } from './judge.ts'
import type { Statement } from './statement.ts'

/** With the name that the SDK gives to AWS's refusal. */
class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException'
}

const REASONS = {
  'explicit-deny': () => 'with an explicit deny in an identity-based policy',
  'nothing-allows': (action: string) => `because no identity-based policy allows the ${action} action`,
}

/** Returns AWS's error for a call that the role does not allow, else `null`. */
export type CheckCall = (call: AwsCall) => Error | null

/** Checks the calls of a function against its role, and records them. Decisions are cached. */
export function callChecker(
  functionId: string,
  role: readonly Statement[],
  record: CallRecord | null,
): CheckCall {
  const decisions = new Map<string, AccessDecision>()

  function decide(right: RequiredRight): AccessDecision {
    const key = JSON.stringify(right)
    const decision = decisions.get(key) ?? decideAccess(role, right)
    decisions.set(key, decision)
    return decision
  }

  function refusalOf(right: RequiredRight): Error | null {
    const decision = decide(right)
    const { action, resource } = right
    record?.count({
      function: functionId,
      action,
      resource,
      grant: decision.allowed ? decision.grant : null,
    })
    if (decision.allowed) return null
    const user = `arn:aws:sts::000000000000:assumed-role/${functionId}/${functionId}`
    return new AccessDenied(
      `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${REASONS[decision.because](action)}`,
    )
  }

  return (call) => {
    try {
      const refusals = requiredRights(call).map(refusalOf)
      return refusals.find((refusal) => refusal !== null) ?? null
    } catch (error) {
      record?.write({ function: functionId, unknown: String(error) })
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}
