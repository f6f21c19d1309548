import { type CallContext, conditionsHold } from './conditions.ts'
import type { Statement } from './statement.ts'
import { matchesWildcards } from './wildcards.ts'

/** What AWS asks of the caller's role before it does what a call wants. */
export type RequiredRight = { action: string; resource: string; context: CallContext }

/** `grant`: the resource as the statement that allows it writes it. */
export type AccessDecision =
  | { allowed: true; grant: string }
  | { allowed: false; because: 'explicit-deny' | 'nothing-allows' }

/** Whether a role may: a Deny wins, and what nothing allows is refused. */
export function decideAccess(role: readonly Statement[], asked: RequiredRight): AccessDecision {
  const matching = role.flatMap((statement) => {
    const grant = statement.Resource.find((pattern) => resourceCovers(pattern, asked.resource))
    if (grant === undefined || !statement.Action.some((pattern) => actionCovers(pattern, asked.action)))
      return []
    return conditionsHold(statement.Condition, asked.context) ? [{ effect: statement.Effect, grant }] : []
  })
  if (matching.some(({ effect }) => effect === 'Deny')) return { allowed: false, because: 'explicit-deny' }
  const [first] = matching
  return first ? { allowed: true, grant: first.grant } : { allowed: false, because: 'nothing-allows' }
}

const actionCovers = (pattern: string, action: string) =>
  matchesWildcards(pattern.toLowerCase(), action.toLowerCase())

/** Part by part: a wildcard within an ARN does not reach over a colon into its next part. */
function resourceCovers(pattern: string, resource: string): boolean {
  if (pattern === '*') return true
  const parts = arnParts(resource)
  const patterns = arnParts(pattern)
  return (
    patterns.length === parts.length && patterns.every((one, at) => matchesWildcards(one, parts[at] ?? ''))
  )
}

/** `arn`, partition, service, region, account, and whatever the service calls its resource, colons included. */
function arnParts(arn: string): string[] {
  const [prefix = '', partition = '', service = '', region = '', account = '', ...name] = arn.split(':')
  return [prefix, partition, service, region, account, name.join(':')]
}
