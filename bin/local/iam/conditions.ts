import type { Statement } from './statement.ts'
import { matchesWildcards } from './wildcards.ts'

/** The values of the condition keys that a call has. */
export type CallContext = Partial<Record<ConditionKey, readonly string[]>>

const CONDITION_KEYS = ['dynamodb:EnclosingOperation'] as const
type ConditionKey = (typeof CONDITION_KEYS)[number]

/** Whether all conditions of a statement hold. A key that the local run never sets is an error: the result could be wrong. */
export function conditionsHold(conditions: Statement['Condition'], context: CallContext): boolean {
  return Object.entries(conditions ?? {}).every(([operator, byKey]) =>
    Object.entries(byKey).every(([key, values]) =>
      conditionHolds(operator, values, context[supportedKey(key)]),
    ),
  )
}

function supportedKey(key: string): ConditionKey {
  const supported = CONDITION_KEYS.find((candidate) => candidate === key)
  if (supported === undefined) throw new Error(`The local run does not support the condition key ${key}`)
  return supported
}

/** As on AWS, a missing key satisfies `ForAllValues` and negated operators. */
export function conditionHolds(
  operator: string,
  patterns: readonly string[],
  values: readonly string[] | undefined,
): boolean {
  if (operator === 'Null') return patterns.includes(String(values === undefined))
  const [, quantifier = '', negated, comparison = ''] =
    /^(?:(\w+):)?(?:String(Not)?)?(\w+)$/.exec(operator) ?? []
  const matches = (value: string) =>
    patterns.some((pattern) => COMPARISONS[comparison]?.(pattern, value)) === !negated
  if (quantifier === 'ForAllValues') return (values ?? []).every(matches)
  if (quantifier === 'ForAnyValue') return (values ?? []).some(matches)
  return values === undefined ? negated !== undefined : values.some(matches)
}

const COMPARISONS: Record<string, (pattern: string, value: string) => boolean> = {
  Equals: (pattern, value) => pattern === value,
  Like: matchesWildcards,
  Bool: (pattern, value) => pattern.toLowerCase() === value.toLowerCase(),
}
