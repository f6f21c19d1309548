import { type CallContext, conditionsHold } from './conditions.ts'
import type { Statement } from './statement.ts'
import { matchesWildcards } from './wildcards.ts'

/** A right that the caller's role must grant for a call to AWS. */
export type RequiredRight = { action: string; resource: string; context: CallContext }

/** `grant` is the resource pattern of the statement that allows the call. */
export type AccessDecision =
  | { allowed: true; grant: string }
  | { allowed: false; because: 'explicit-deny' | 'nothing-allows' }

/** Whether a role grants a right: an explicit deny wins, and no match is an implicit deny. */
export function decideAccess(role: readonly Statement[], right: RequiredRight): AccessDecision {
  const matching = role.flatMap((statement) => {
    const grant = statement.Resource.find((pattern) => resourceCovers(pattern, right.resource))
    if (grant === undefined || !statement.Action.some((pattern) => actionCovers(pattern, right.action)))
      return []
    return conditionsHold(statement.Condition, right.context) ? [{ effect: statement.Effect, grant }] : []
  })
  if (matching.some(({ effect }) => effect === 'Deny')) return { allowed: false, because: 'explicit-deny' }
  const [first] = matching
  return first ? { allowed: true, grant: first.grant } : { allowed: false, because: 'nothing-allows' }
}

const actionCovers = (pattern: string, action: string) =>
  matchesWildcards(pattern.toLowerCase(), action.toLowerCase())

/** A wildcard in an ARN does not match across the colons between its parts. */
function resourceCovers(pattern: string, resource: string): boolean {
  if (pattern === '*') return true
  const parts = arnParts(resource)
  const patterns = arnParts(pattern)
  return (
    patterns.length === parts.length &&
    patterns.every((part, index) => matchesWildcards(part, parts[index] ?? ''))
  )
}

/** `arn`, partition, service, region, account and resource, which may contain colons. */
function arnParts(arn: string): string[] {
  const [prefix = '', partition = '', service = '', region = '', account = '', ...name] = arn.split(':')
  return [prefix, partition, service, region, account, name.join(':')]
}
