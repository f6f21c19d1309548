import { MINUTE_MS } from '../../time.ts'
import type { RuleEvent } from '../../watching/event.ts'
import { nearest } from '../../watching/explain/nearest.ts'
import type { RuleContext } from '../compile-condition.ts'
import { compileRule } from '../compile-rules.ts'
import type { Rule } from '../rule.ts'
import { runRule } from '../run-rule.ts'
import type { TrailReport } from '../trail-reports.ts'
import { conditionsAt, raised, unraised } from './explained-firings.ts'
import type { RuleExplanation } from './rule-explanation.ts'

/** How far around the time in question a rule is looked at. */
export const NEAR_MS = 5 * MINUTE_MS

export type RuleQuestion = {
  /** The trail of the device, from long enough before the time that its states are right. */
  reports: readonly TrailReport[]
  rule: Rule
  context: RuleContext
  /** The time in question, epoch ms. */
  at: number
  /** How far the past reaches, epoch ms: what is due later has not fired. */
  until: number
  /** Whether the rule watches the device. */
  covered: boolean
  /** The stored events of the rule for the device around the time. */
  events: readonly Pick<RuleEvent, 'timestamp' | 'late'>[]
}

/**
 * Why a rule fired for a device around a time, or did not: what lies nearest to that time, fired or suppressed, with
 * the conditions as they were then. Where they did not hold long enough, they are as they ended; where nothing is near,
 * as they were at the time.
 */
export function explainRule(question: RuleQuestion): RuleExplanation {
  const { reports, rule, context, at, covered, events } = question
  const until = Math.min(at + NEAR_MS, question.until)
  const compiled = compileRule(rule, context)
  const seen = reports.filter(({ shownAt }) => shownAt <= until)
  const before = seen.filter(({ shownAt }) => shownAt <= at)
  const newest = before.at(-1)
  const now = runRule(before, compiled, at)
  const around = runRule(seen, compiled, until)
  const trail = { rule, compiled, reports: seen, state: now.state }
  const conditions = conditionsAt(at, trail)
  const none = (because: RuleExplanation['because']) => ({ fired: false, because, conditions })

  const stored = raised(events, around, trail)
  const event = nearest(at, stored, NEAR_MS)
  if (!covered) return event ?? none('notCovered')
  if (!rule.enabled) return event ?? none('disabled')
  const waiting = around.state?.pending
    ? [{ from: around.state.pending.at, to: until, explanation: none('notMet') }]
    : []
  const answer = nearest(at, [...stored, ...unraised(events, around, trail), ...waiting], NEAR_MS)
  if (answer !== null) return answer
  if (newest === undefined) return none('noPositions')
  if (newest.heldBy !== null && !compiled.allWithoutFix) return none('held')
  if (conditions.some(({ met }) => !met)) return none('notMet')
  return none(now.firings.length > 0 ? 'stillMet' : 'baseline')
}
