import { MINUTE_MS } from '../time.ts'
import { LATE_AFTER_MS } from '../watching/event.ts'
import type { RuleContext } from './compile-condition.ts'
import { type CompiledRule, compileRule } from './compile-rules.ts'
import { NO_MEMORY } from './conditions/compiled-condition.ts'
import type { Rule } from './rule.ts'
import type { ExplainedCondition, RuleExplanation } from './rule-explanation.ts'
import type { RuleState } from './rule-state.ts'
import { runRule } from './run-rule.ts'
import type { TrailReport } from './trail-reports.ts'

/** What fired this near to the time in question is what was asked about. */
export const NEAR_MS = 5 * MINUTE_MS

export type RuleQuestion = {
  /** The trail of the device, from long enough before the time that its states are right. */
  reports: readonly TrailReport[]
  rule: Rule
  context: RuleContext
  /** The time in question, epoch ms. */
  at: number
  /** Whether the rule watches the device. */
  covered: boolean
}

/**
 * Why a rule fired for a device around a time, or did not, condition by condition: as they were when it fired, or when
 * they ended where they did not hold long enough, else at the time.
 */
export function explainRule({ reports, rule, context, at, covered }: RuleQuestion): RuleExplanation {
  const compiled = compileRule(rule, context)
  const seen = reports.filter(({ shownAt }) => shownAt <= at + NEAR_MS)
  const before = seen.filter(({ shownAt }) => shownAt <= at)
  const newest = before.at(-1)
  const now = runRule(before, compiled, at)
  const conditions = newest === undefined ? [] : conditionsAt(rule, compiled, newest, now.state, at)
  const none = (because: RuleExplanation['because']) => ({ fired: false, because, conditions })
  if (!covered) return none('notCovered')
  if (!rule.enabled) return none('disabled')
  if (newest === undefined) return none('noPositions')

  const around = runRule(seen, compiled, at + NEAR_MS)
  const near = (other: number) => Math.abs(other - at) <= NEAR_MS
  const fired = around.firings.findLast(({ firing }) => near(firing.at))
  if (fired !== undefined) {
    const { firing, provedAt } = fired
    const then = firing.reasons.flatMap(({ saw, limit, unit, at }, index) => {
      const condition = rule.conditions[index]
      return condition === undefined ? [] : [{ condition, met: true, saw, limit, unit, at }]
    })
    const isLate = provedAt - firing.at > LATE_AFTER_MS
    return { fired: !isLate, because: isLate ? 'late' : null, conditions: then }
  }
  if (around.suppressed.some((one) => one.because === 'cooldown' && near(one.at))) return none('cooldown')
  const brief = around.suppressed.find((one) => one.because === 'notConfirmed' && near(one.at))
  if (brief !== undefined) {
    const ended = seen
      .filter(({ shownAt, heldBy }) => shownAt > brief.at && (heldBy === null || compiled.allWithoutFix))
      .map((one) => conditionsAt(rule, compiled, one, now.state, one.shownAt))
      .find((then) => then.some(({ met }) => !met))
    return { ...none('notMet'), conditions: ended ?? conditions }
  }
  if (newest.heldBy !== null && !compiled.allWithoutFix) return none('held')
  if (conditions.some(({ met }) => !met)) return none('notMet')
  if (around.state?.pending) return none('notMet')
  return none(now.firings.length > 0 ? 'stillMet' : 'baseline')
}

function conditionsAt(
  { conditions }: Rule,
  compiled: CompiledRule,
  { report, shownAt }: TrailReport,
  state: RuleState | null,
  at: number,
): ExplainedCondition[] {
  return conditions.flatMap((condition, index) => {
    const one = compiled.conditions[index]
    if (one === undefined) return []
    const memory = state?.memories[index] ?? NO_MEMORY
    const readAt = one.needsFix ? report.shownAt : shownAt
    const seenAt = one.changesAt === null ? readAt : Math.max(at, readAt)
    const { saw, limit, unit, at: reasonAt } = one.reason(report, seenAt, memory, memory)
    const met = one.look(report, seenAt, memory, memory) === 'met'
    return [{ condition, met, saw, limit, unit, at: reasonAt }]
  })
}
