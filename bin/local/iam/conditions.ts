import type { Statement } from './statement.ts'
import { matchesWildcards } from './wildcards.ts'

/** What is known of a call besides its action and resource: the values of each condition key that it has. */
export type CallContext = Partial<Record<ConditionKey, readonly string[]>>

const CONDITION_KEYS = ['dynamodb:EnclosingOperation'] as const
type ConditionKey = (typeof CONDITION_KEYS)[number]

/** Whether all conditions of a statement hold. A key that is never filled here would judge wrongly, so it is an error. */
export function conditionsHold(conditions: Statement['Condition'], context: CallContext): boolean {
  return Object.entries(conditions ?? {}).every(([operator, byKey]) =>
    Object.entries(byKey).every(([key, values]) => conditionHolds(operator, values, context[knownKey(key)])),
  )
}

function knownKey(key: string): ConditionKey {
  const known = CONDITION_KEYS.find((one) => one === key)
  if (known === undefined) throw new Error(`The local run does not know the condition key ${key}`)
  return known
}

/** As AWS: `ForAllValues` holds for a key that is missing, and so does an operator that says no. */
export function conditionHolds(
  operator: string,
  wanted: readonly string[],
  given: readonly string[] | undefined,
): boolean {
  if (operator === 'Null') return wanted.includes(String(given === undefined))
  const [, set = '', negated, how = ''] = /^(?:(\w+):)?(?:String(Not)?)?(\w+)$/.exec(operator) ?? []
  const matches = (value: string) => wanted.some((one) => COMPARED[how]?.(one, value)) === !negated
  if (set === 'ForAllValues') return (given ?? []).every(matches)
  if (set === 'ForAnyValue') return (given ?? []).some(matches)
  return given === undefined ? negated !== undefined : given.some(matches)
}

const COMPARED: Record<string, (wanted: string, value: string) => boolean> = {
  Equals: (wanted, value) => wanted === value,
  Like: matchesWildcards,
  Bool: (wanted, value) => wanted.toLowerCase() === value.toLowerCase(),
}
