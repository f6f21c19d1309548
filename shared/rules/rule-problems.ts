import type { Condition, ConditionType } from './condition.ts'
import { MARGINS } from './conditions/limits/margins.ts'
import { haveNoneInCommon, isEmpty, type ReadingRange, readingRange } from './conditions/reading-range.ts'
import { insideDaily, MINUTES_PER_DAY } from './daily-spans.ts'
import type { Rule } from './rule.ts'

/** A fault of a rule, and where it is: `conditions.1.valueTo`. */
export type RuleProblem = {
  path: string
  code:
    | 'value-to-missing'
    /** The upper limit is below the lower one. */
    | 'limits-reversed'
    | 'time-range-empty'
    /** No reading meets this condition. */
    | 'never-met'
    /** This condition and one before it are never met together. */
    | 'contradiction'
}

/** Why a rule can never fire, as far as its conditions show. */
export function ruleProblems({ conditions }: Pick<Rule, 'conditions'>): RuleProblem[] {
  return conditions.flatMap((condition, index): RuleProblem[] => {
    const path = `conditions.${index}`
    const own = ownProblem(condition)
    if (own !== null) return [{ path: `${path}.${own.field}`, code: own.code }]
    const before = conditions.slice(0, index)
    const contradicts = before.some((other) => ownProblem(other) === null && contradict(other, condition))
    return contradicts || isWithoutCommonTime(before, condition) ? [{ path, code: 'contradiction' }] : []
  })
}

type OwnProblem = { field: string; code: Exclude<RuleProblem['code'], 'contradiction'> }

function ownProblem(condition: Condition): OwnProblem | null {
  if (condition.type === 'timeRange')
    return condition.timeStart === condition.timeEnd ? { field: 'timeEnd', code: 'time-range-empty' } : null
  if ('operator' in condition && condition.operator === 'between') {
    if (condition.valueTo === undefined) return { field: 'valueTo', code: 'value-to-missing' }
    if (condition.valueTo < condition.value) return { field: 'valueTo', code: 'limits-reversed' }
  }
  const range = rangeOf(condition)
  return range !== null && isEmpty(range) ? { field: 'value', code: 'never-met' } : null
}

function rangeOf(condition: Condition): ReadingRange | null {
  switch (condition.type) {
    case 'speed':
    case 'battery':
    case 'gForce':
    case 'depth':
      return readingRange(condition.type, condition, MARGINS[condition.type])
    case 'signalStrength':
      return readingRange(condition.signalType, condition, MARGINS.signalStrength)
    default:
      return null
  }
}

/** Types that are never met together, whatever their limits. */
const EXCLUSIVE: readonly (readonly [ConditionType, ConditionType])[] = [
  ['movedWithoutIgnition', 'stoppedFor'],
  ['movedWithoutIgnition', 'idleFor'],
]

/** Types that only a report meets, and so never while there is no contact. */
const AT_REPORTS: ReadonlySet<ConditionType> = new Set([
  'speed',
  'movement',
  'drivingBehavior',
  'mileage',
  'gForce',
  'movedWithoutIgnition',
  'relayChanged',
])

const contradict = (a: Condition, b: Condition) => contradictOneWay(a, b) || contradictOneWay(b, a)

function contradictOneWay(a: Condition, b: Condition): boolean {
  if (EXCLUSIVE.some(([one, other]) => one === a.type && other === b.type)) return true
  if (a.type === 'noContact') return AT_REPORTS.has(b.type)
  if (a.type === 'accessory')
    return (
      (b.type === 'accessory' && a.operator !== b.operator) ||
      (a.operator === 'off' && b.type === 'idleFor') ||
      (a.operator === 'on' && b.type === 'movedWithoutIgnition')
    )
  if (a.type === 'movement')
    return (
      (b.type === 'movement' && a.operator !== b.operator) ||
      (a.operator === 'start' && (b.type === 'stoppedFor' || b.type === 'idleFor')) ||
      (a.operator === 'end' && b.type === 'movedWithoutIgnition')
    )
  if (a.type === 'insideGeofence') return b.type === 'outsideGeofence' && a.geofenceId === b.geofenceId
  const [rangeA, rangeB] = [rangeOf(a), rangeOf(b)]
  return rangeA !== null && rangeB !== null && haveNoneInCommon(rangeA, rangeB)
}

/** Whether a time range has no minute in common with those before it in the same time zone. */
function isWithoutCommonTime(before: readonly Condition[], condition: Condition): boolean {
  if (condition.type !== 'timeRange') return false
  const others = before.flatMap((other) =>
    other.type === 'timeRange' && other.timezone === condition.timezone && ownProblem(other) === null
      ? [insideDaily(other)]
      : [],
  )
  const ranges = [...others, insideDaily(condition)]
  return !Array.from({ length: MINUTES_PER_DAY }, (_, minute) => minute).some((minute) =>
    ranges.every((isInside) => isInside(minute)),
  )
}
