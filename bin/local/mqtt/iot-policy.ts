import * as z from 'zod'
import { conditionHolds } from '../iam/conditions.ts'
import { matchesWildcards } from '../iam/wildcards.ts'

const oneOrMore = z.union([z.string().transform((text) => [text]), z.array(z.string())])

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

/** The values of policy variables and condition keys for a connection, such as `iot:Connection.Thing.ThingName`. */
export type ConnectionFacts = Readonly<Record<string, string>>

/** Whether IoT Core would allow the action: an explicit deny wins, and no match is an implicit deny. */
export function policyAllows(
  policies: readonly PolicyDocument[],
  action: IotAction,
  resource: string,
  facts: ConnectionFacts = {},
): boolean {
  const matching = policies
    .flatMap((policy) => policy.Statement)
    .filter(({ Action }) => Action.some((pattern) => matchesWildcards(pattern, action)))
    .filter(({ Resource }) => Resource.some((pattern) => covers(pattern, resource, facts)))
    .filter(({ Condition }) => isMet(Condition, facts))
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow')
}

const VARIABLE = /\$\{([^}]+)\}/g

/** A pattern with a variable that has no value matches nothing. */
function covers(pattern: string, resource: string, facts: ConnectionFacts): boolean {
  const variables = [...pattern.matchAll(VARIABLE)].map(([, name = '']) => name)
  if (!variables.every((name) => name in facts)) return false
  return matchesWildcards(
    pattern.replaceAll(VARIABLE, (_match, name: string) => facts[name] ?? ''),
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
