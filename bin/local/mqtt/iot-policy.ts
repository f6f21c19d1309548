import * as z from 'zod'
import { conditionHolds } from '../iam/conditions.ts'
import { matchesWildcards } from '../iam/wildcards.ts'

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())])

const Statement = z.strictObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).default({}),
})
type Statement = z.infer<typeof Statement>

export const PolicyDocument = z.object({ Statement: z.array(Statement) })
export type PolicyDocument = z.infer<typeof PolicyDocument>

export type IotAction = 'iot:Connect' | 'iot:Publish' | 'iot:RetainPublish' | 'iot:Subscribe' | 'iot:Receive'

/** What IoT knows of a connection besides its rights, such as `iot:Connection.Thing.ThingName`. */
export type ConnectionFacts = Readonly<Record<string, string>>

/** Whether IoT would allow it: a Deny wins, and what nothing allows is refused. `*` and `?` are wildcards. */
export function policyAllows(
  policies: readonly PolicyDocument[],
  action: IotAction,
  resource: string,
  facts: ConnectionFacts = {},
): boolean {
  const matching = policies
    .flatMap((policy) => policy.Statement)
    .filter((one) => one.Action.some((pattern) => matchesWildcards(pattern, action)))
    .filter((one) => one.Resource.some((pattern) => covers(pattern, resource, facts)))
    .filter((one) => isMet(one.Condition, facts))
  return matching.length > 0 && matching.every((one) => one.Effect === 'Allow')
}

const VARIABLE = /\$\{([^}]+)\}/g

/** A resource that names a variable covers nothing where that is unknown. */
function covers(pattern: string, resource: string, facts: ConnectionFacts): boolean {
  const named = [...pattern.matchAll(VARIABLE)].map(([, name = '']) => name)
  if (!named.every((name) => name in facts)) return false
  return matchesWildcards(
    pattern.replaceAll(VARIABLE, (_all, name: string) => facts[name] ?? ''),
    resource,
  )
}

const isMet = (condition: Statement['Condition'], facts: ConnectionFacts) =>
  Object.entries(condition).every(([operator, byKey]) =>
    Object.entries(byKey).every(([key, wanted]) => {
      const value = facts[key]
      return conditionHolds(operator, wanted, value === undefined ? undefined : [value])
    }),
  )
