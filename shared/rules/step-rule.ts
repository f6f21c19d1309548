import { DAY_MS } from '../time.ts'
import type { CompiledRule } from './compile-rules.ts'
import { type CompiledCondition, type Memory, NO_MEMORY } from './conditions/compiled-condition.ts'
import { evaluateAtReport, evaluateBetween, type RuleStep } from './evaluate-rule.ts'
import type { RuleState } from './rule-state.ts'
import type { WatchedReport } from './watched-report.ts'

/** Longer ago, nobody needs to know what time alone would have changed. */
const STEPPED_MS = 32 * DAY_MS

/** A rule after the next report; `null` before the first report that it sees. */
export function nextAtReport(
  state: RuleState | null,
  rule: CompiledRule,
  report: WatchedReport,
): RuleStep | null {
  if (report.receivedAt < rule.definedAt)
    return state === null ? null : { state, firing: null, suppressed: null }
  if (state === null || !isOf(state, rule)) return baseline(rule, report, report.shownAt)
  return evaluateAtReport(state, rule, {
    report,
    at: report.shownAt,
    memories: remembered(state.memories, rule.conditions, report),
    isHeld: false,
    withReasons: true,
  })
}

/**
 * A rule after a held position, which has newer readings for the last accepted `report`; `null` before the first that
 * it sees. A rule that needs fixes begins with an accepted one.
 */
export function nextAtHeld(
  state: RuleState | null,
  rule: CompiledRule,
  report: WatchedReport,
  { shownAt, receivedAt }: Received,
): RuleStep | null {
  const unchanged = state === null ? null : { state, firing: null, suppressed: null }
  if (!rule.someWithoutFix || receivedAt < rule.definedAt) return unchanged
  if (state === null || !isOf(state, rule))
    return rule.allWithoutFix ? baseline(rule, report, shownAt) : unchanged
  return evaluateAtReport(state, rule, {
    report,
    at: shownAt,
    memories: remembered(state.memories, rule.conditions, report, ({ needsFix }) => !needsFix),
    isHeld: true,
    withReasons: true,
  })
}

/** When a position was shown and received, epoch ms. */
export type Received = Pick<WatchedReport, 'shownAt' | 'receivedAt'>

export const isOf = ({ definedAt, memories }: RuleState, rule: CompiledRule) =>
  definedAt === rule.definedAt && memories.length === rule.conditions.length

/**
 * The next look at a rule between two reports, where time changes it, from the newest report to a time (epoch ms);
 * `null` where there is none. Repeated from the state that it gives, it comes to that time.
 */
export function nextBetween(
  state: RuleState,
  rule: CompiledRule,
  report: WatchedReport,
  until: number,
  withReasons = true,
): RuleStep | null {
  if (!rule.timed && state.pending === null) return null
  const from = Math.max(
    rule.byContact ? report.lastContactAt : report.shownAt,
    state.steppedTo ?? 0,
    until === Number.POSITIVE_INFINITY ? 0 : until - STEPPED_MS,
  )
  const at = nextChangeAt(state, rule, report, from)
  if (at === null || at > until) return null
  return evaluateBetween(state, rule, { report, at, memories: state.memories, isHeld: false, withReasons })
}

function nextChangeAt(
  { pending, memories }: RuleState,
  rule: CompiledRule,
  report: WatchedReport,
  from: number,
) {
  let first = pending === null ? null : Math.max(from, pending.at + rule.waitMs)
  for (const [index, { changesAt }] of rule.conditions.entries()) {
    const at = changesAt?.(report, from, memories[index] ?? NO_MEMORY) ?? null
    if (at !== null && (first === null || at < first)) first = at
  }
  return first
}

/** The state after the first report: a condition that is already met then is not news. */
function baseline(rule: CompiledRule, report: WatchedReport, at: number): RuleStep {
  const memories = rule.conditions.map(({ begin }) => begin(report))
  const { ruleId, definedAt, instant } = rule
  const blank = {
    ruleId,
    definedAt,
    armed: false,
    pending: null,
    lastFiredAt: null,
    // Time changes a rule from its first position on, which may be held and later than the report.
    steppedTo: at > report.shownAt ? at : null,
    memories,
  }
  const allMet = rule.conditions.every(({ look }, index) => {
    const memory = memories[index] ?? NO_MEMORY
    return look(report, at, memory, memory) === 'met'
  })
  return { state: { ...blank, armed: instant || !allMet }, firing: null, suppressed: null }
}

/** The same array if nothing changed. */
function remembered(
  before: readonly Memory[],
  conditions: readonly CompiledCondition[],
  report: WatchedReport,
  counts: (condition: CompiledCondition) => boolean = () => true,
): readonly Memory[] {
  let after: Memory[] | null = null
  for (const [index, condition] of conditions.entries()) {
    if (!counts(condition)) continue
    const was = before[index] ?? NO_MEMORY
    const is = condition.remember(report, was)
    if (is === was) continue
    after ??= [...before]
    after[index] = is
  }
  return after ?? before
}
