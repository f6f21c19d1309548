import { LATE_AFTER_MS, type RuleEvent } from '../../watching/event.ts'
import type { Found } from '../../watching/explain/nearest.ts'
import type { CompiledRule } from '../compile-rules.ts'
import { NO_MEMORY } from '../conditions/compiled-condition.ts'
import type { Firing } from '../firing.ts'
import type { Rule } from '../rule.ts'
import type { RuleState } from '../rule-state.ts'
import type { RuleRun } from '../run-rule.ts'
import type { TrailReport } from '../trail-reports.ts'
import type { ExplainedCondition, RuleExplanation } from './rule-explanation.ts'

/** The reports around the time in question, and what the rule remembered then. */
export type ExplainedTrail = {
  rule: Rule
  compiled: CompiledRule
  reports: readonly TrailReport[]
  state: RuleState | null
}

type StoredEvent = Pick<RuleEvent, 'timestamp' | 'late'>
type RuleFinding = Found<RuleExplanation>

/** The stored events. One that was found too late has notified nobody. */
export const raised = (
  events: readonly StoredEvent[],
  { firings }: RuleRun,
  trail: ExplainedTrail,
): RuleFinding[] =>
  events.map(({ timestamp, late }) => {
    const at = Date.parse(timestamp)
    const proof = firings.find(({ firing }) => firing.at === at)
    const conditions = proof === undefined ? conditionsAt(at, trail) : conditionsOf(proof.firing, trail)
    return firedAt(at, late, conditions)
  })

/**
 * Firings that the trail shows besides the stored events, and those that a cooldown suppressed or that did not last.
 */
export function unraised(
  events: readonly StoredEvent[],
  { firings, suppressed }: RuleRun,
  trail: ExplainedTrail,
): RuleFinding[] {
  const isStored = (at: number) => events.some(({ timestamp }) => Date.parse(timestamp) === at)
  return [
    ...firings
      .filter(({ firing }) => !isStored(firing.at))
      .map(({ firing, provedAt }) =>
        firedAt(firing.at, provedAt - firing.at > LATE_AFTER_MS, conditionsOf(firing, trail)),
      ),
    ...suppressed
      .filter(({ at }) => !isStored(at))
      .map(({ at, because }) => (because === 'cooldown' ? inCooldown(at, trail) : notConfirmed(at, trail))),
  ]
}

const findingAt = (at: number, explanation: RuleExplanation): RuleFinding => ({
  from: at,
  to: at,
  explanation,
})

const firedAt = (at: number, isLate: boolean, conditions: ExplainedCondition[]) =>
  findingAt(at, { fired: !isLate, because: isLate ? 'late' : null, conditions })

const inCooldown = (at: number, trail: ExplainedTrail) =>
  findingAt(at, {
    fired: false,
    because: 'cooldown',
    conditions: conditionsAt(at, trail).map((one) => ({ ...one, met: true })),
  })

/** With the conditions at the first report that did not meet them any more. */
function notConfirmed(at: number, trail: ExplainedTrail): RuleFinding {
  const ended = trail.reports
    .filter(({ shownAt, heldBy }) => shownAt > at && (heldBy === null || trail.compiled.allWithoutFix))
    .map(({ shownAt }) => conditionsAt(shownAt, trail))
    .find((conditions) => conditions.some(({ met }) => !met))
  return findingAt(at, { fired: false, because: 'notMet', conditions: ended ?? conditionsAt(at, trail) })
}

/** The conditions as they were when the rule fired. */
const conditionsOf = ({ reasons }: Firing, { rule: { conditions } }: ExplainedTrail): ExplainedCondition[] =>
  reasons.flatMap(({ saw, limit, unit, at }, index) => {
    const condition = conditions[index]
    return condition === undefined ? [] : [{ condition, met: true, saw, limit, unit, at }]
  })

/** The conditions at a time, by the newest report then; none before the first report. */
export function conditionsAt(
  at: number,
  { rule, compiled, reports, state }: ExplainedTrail,
): ExplainedCondition[] {
  const newest = reports.findLast(({ shownAt }) => shownAt <= at)
  if (newest === undefined) return []
  const { report, shownAt } = newest
  return rule.conditions.flatMap((condition, index) => {
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
