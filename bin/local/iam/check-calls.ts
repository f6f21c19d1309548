import { type AwsCall, requiredRights } from './aws-call.ts'
import type { CallRecord } from './call-record.ts'
import { type AccessDecision, decideAccess, type RequiredRight } from './judge.ts'
import type { Statement } from './statement.ts'

/** As the SDK names AWS's refusal. */
class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException'
}

const WHY = {
  'explicit-deny': () => 'with an explicit deny in an identity-based policy',
  'nothing-allows': (action: string) => `because no identity-based policy allows the ${action} action`,
}

export type CheckCall = (call: AwsCall) => Error | null

/** Judges the calls of one function by its role: `null` for what it may do, and what AWS would say to the rest. */
export function callChecker(
  functionId: string,
  role: readonly Statement[],
  record: CallRecord | null,
): CheckCall {
  const verdicts = new Map<string, AccessDecision>()

  function verdictOn(asked: RequiredRight): AccessDecision {
    const key = JSON.stringify(asked)
    const known = verdicts.get(key) ?? decideAccess(role, asked)
    verdicts.set(key, known)
    return known
  }

  function refusalOf(asked: RequiredRight): Error | null {
    const verdict = verdictOn(asked)
    const { action, resource } = asked
    record?.count({ function: functionId, action, resource, grant: verdict.allowed ? verdict.grant : null })
    if (verdict.allowed) return null
    const user = `arn:aws:sts::000000000000:assumed-role/${functionId}/${functionId}`
    return new AccessDenied(
      `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${WHY[verdict.because](action)}`,
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
