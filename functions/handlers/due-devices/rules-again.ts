import type { CompiledRules } from '../../../shared/rules/compile-rules.ts'
import type { Condition } from '../../../shared/rules/condition.ts'
import type { Firing } from '../../../shared/rules/firing.ts'
import type { Rule } from '../../../shared/rules/rule.ts'
import type { RuleState } from '../../../shared/rules/rule-state.ts'
import { trailReports } from '../../../shared/rules/trail-reports.ts'
import { dueFirings, watchTrailReport } from '../../../shared/rules/watch-rules.ts'
import type { WatchedReport } from '../../../shared/rules/watched-report.ts'
import type { StampedPosition } from '../../../shared/tracking/judging/clock.ts'
import type { DeviceWatch } from '../../watching/device-watch.ts'

/**
 * Whether the order of the fixes decides a rule. When something was received does not depend on it, and what the
 * account had asked of the relay, or when it had done its maintenance, is not known of the past.
 */
export const isDecidedByFixes = ({ conditions }: Pick<Rule, 'conditions'>) =>
  conditions.every(({ type }) => !DECIDED_OTHERWISE.includes(type))

const DECIDED_OTHERWISE: readonly Condition['type'][] = ['noContact', 'relayChanged', 'maintenanceDue']

/** Runs the rules on a stored trail, in whatever order its positions arrived, with the state to keep at `now`. */
export function watchRulesOfTrail(
  positions: readonly StampedPosition[],
  deviceType: string,
  { compiled: all, ruleById, reported }: DeviceWatch,
  before: readonly RuleState[],
  now: number,
): { states: readonly RuleState[]; firings: readonly Firing[] } {
  const compiled = all.filter(({ ruleId }) => isAgain(ruleById, ruleId))
  if (compiled.length === 0) return { states: before, firings: [] }
  const firings: Firing[] = []
  let states: readonly RuleState[] = []
  let previous: WatchedReport | null = null
  for (const seen of trailReports(positions, deviceType, reported)) {
    const watched = watchTrailReport(states, compiled, seen, previous)
    states = watched.states
    firings.push(...watched.firings)
    previous = seen.report
  }
  if (previous === null) return { states: before, firings: [] }
  const due = dueFirings(states, compiled, previous, now)
  return { states: merged(all, due.states, before), firings: [...firings, ...due.firings] }
}

const isAgain = (ruleById: ReadonlyMap<string, Rule>, ruleId: string) => {
  const rule = ruleById.get(ruleId)
  return rule !== undefined && isDecidedByFixes(rule)
}

/** The states of all rules in their order: new ones where there are any. */
function merged(
  rules: CompiledRules,
  after: readonly RuleState[],
  before: readonly RuleState[],
): readonly RuleState[] {
  const byId = new Map([...before, ...after].map((state) => [state.ruleId, state]))
  return rules.flatMap(({ ruleId }) => byId.get(ruleId) ?? [])
}
