import type { CompiledRule } from './compile-rules.ts'
import { type CompiledCondition, type Look, type Memory, NO_MEMORY } from './conditions/compiled-condition.ts'
import type { Firing, SuppressedFiring } from './firing.ts'
import type { Pending, RuleState } from './rule-state.ts'
import type { WatchedReport } from './watched-report.ts'

/** A rule after a look at it; the same state if nothing changed. */
export type RuleStep = { state: RuleState; firing: Firing | null; suppressed: SuppressedFiring | null }

/** The newest report, the time of the look (epoch ms), and what the conditions remember of the report. */
export type Sight = {
  report: WatchedReport
  at: number
  memories: readonly Memory[]
  /** Whether the position is held: the report is then the last accepted one, with newer readings. */
  isHeld: boolean
  /** Without reasons, a look takes a tenth of the time. */
  withReasons: boolean
}

/**
 * Looks at a rule at a report. It fires when all conditions are met and it is armed; it is armed again once one of them
 * is unmet. Where conditions must hold a while, a second report or the time confirms them. A held position changes
 * what readings decide; the rest stays as it was, and a condition that only an accepted fix can meet is unknown.
 */
export function evaluateAtReport(before: RuleState, rule: CompiledRule, sight: Sight): RuleStep {
  const state = before.memories === sight.memories ? before : { ...before, memories: sight.memories }
  const look = lookAt(before, rule, sight)
  if (state.pending !== null) {
    if (look.held === 'unmet') return notConfirmed(state, rule, state.pending)
    if (look.held === 'met' && rule.secondReportCounts && !sight.isHeld)
      return fire(state, rule, confirmedBy(state.pending, rule, sight))
    return silently(state)
  }
  if (look.all === 'unmet') return silently(armed(state))
  if (look.all === 'between' || !state.armed) return silently(state)
  const first = sight.isHeld ? withoutFix(before, rule, sight) : firstOf(before, rule, sight)
  return rule.waitMs === 0 ? fire(state, rule, first) : silently({ ...state, pending: first })
}

/** The same between two reports. A condition that only a report can meet arms a rule then, and never fires it. */
export function evaluateBetween(before: RuleState, rule: CompiledRule, sight: Sight): RuleStep {
  const state = { ...before, steppedTo: sight.at }
  const { held, all } = lookAt(before, rule, sight)
  if (state.pending !== null) {
    if (held === 'unmet') return notConfirmed(state, rule, state.pending)
    if (sight.at - state.pending.at >= rule.waitMs) return fire(state, rule, state.pending)
    return silently(state)
  }
  if (all === 'unmet') return silently(armed(state))
  if (all === 'between' || !state.armed || !rule.lasting) return silently(state)
  const first = withoutFix(before, rule, sight)
  return rule.waitMs === 0 ? fire(state, rule, first) : silently({ ...state, pending: first })
}

const silently = (state: RuleState): RuleStep => ({ state, firing: null, suppressed: null })
const armed = (state: RuleState) => (state.armed ? state : { ...state, armed: true })

/**
 * The conditions together, and those of them that can hold for a while. A report may arrive after a look at a later
 * time: time does not run back for it.
 */
function lookAt(before: RuleState, { conditions }: CompiledRule, sight: Sight) {
  const { report, memories, isHeld } = sight
  const at = Math.max(sight.at, before.steppedTo ?? sight.at)
  let all: Look = 'met'
  let held: Look = 'met'
  for (const [index, condition] of conditions.entries()) {
    const after = memories[index] ?? NO_MEMORY
    const isUnknown = isHeld && condition.needsFix && !condition.lasting
    const look = isUnknown
      ? 'between'
      : condition.look(report, at, after, before.memories[index] ?? NO_MEMORY)
    all = weaker(all, look)
    if (!condition.instant) held = weaker(held, look)
  }
  return { all, held }
}

const weaker = (a: Look, b: Look): Look => {
  if (a === 'unmet' || b === 'unmet') return 'unmet'
  return a === 'between' || b === 'between' ? 'between' : 'met'
}

function firstOf(before: RuleState, { conditions }: CompiledRule, sight: Sight): Pending {
  const { report, at, memories, withReasons } = sight
  const reasonOf = (condition: CompiledCondition, index: number) =>
    condition.reason(report, at, memories[index] ?? NO_MEMORY, before.memories[index] ?? NO_MEMORY)
  const reasons = withReasons ? conditions.map(reasonOf) : []
  return { at, lat: report.lat, lng: report.lng, speedKmh: report.speedKmh, course: report.course, reasons }
}

/** At the last accepted place, where nobody knows the speed. */
const withoutFix = (before: RuleState, rule: CompiledRule, sight: Sight): Pending => ({
  ...firstOf(before, rule, sight),
  speedKmh: null,
  course: null,
})

/** With what the second report shows of the conditions that needed it. */
function confirmedBy(
  pending: Pending,
  { conditions }: CompiledRule,
  { report, at, memories }: Sight,
): Pending {
  const second = conditions.flatMap((condition, index) => {
    const memory = memories[index] ?? NO_MEMORY
    return condition.secondReportCounts ? [condition.reason(report, at, memory, memory)] : []
  })
  return { ...pending, reasons: [...pending.reasons, ...second] }
}

const notConfirmed = (state: RuleState, { ruleId }: CompiledRule, { at }: Pending): RuleStep => ({
  state: { ...state, armed: true, pending: null },
  firing: null,
  suppressed: { ruleId, at, because: 'notConfirmed' },
})

function fire(before: RuleState, rule: CompiledRule, first: Pending): RuleStep {
  const { ruleId, cooldownMs, instant } = rule
  const { at } = first
  const state = { ...before, armed: instant, pending: null }
  if (before.lastFiredAt !== null && at - before.lastFiredAt < cooldownMs)
    return { state, firing: null, suppressed: { ruleId, at, because: 'cooldown' } }
  return { state: { ...state, lastFiredAt: at }, firing: { ruleId, ...first }, suppressed: null }
}
