import type { CompiledRule, CompiledRules } from './compile-rules.ts'
import { NO_MEMORY } from './conditions/compiled-condition.ts'
import type { RuleStep } from './evaluate-rule.ts'
import type { Firing, SuppressedFiring } from './firing.ts'
import type { RuleState } from './rule-state.ts'
import { isOf, nextAtHeld, nextAtReport, nextBetween, type Received } from './step-rule.ts'
import type { TrailReport } from './trail-reports.ts'
import type { WatchedReport } from './watched-report.ts'

export type WatchedRules = {
  states: readonly RuleState[]
  firings: readonly Firing[]
  suppressed: readonly SuppressedFiring[]
}

/**
 * The rules that the next accepted report of a device fires, and what to remember; the very same states if nothing
 * changed. `previous` is the report before it, in fix order. The rules:
 * - A rule fires when all its conditions are met and one of them was not before, with the time and place of the first
 *   report that meets them. It is armed again when one of them has come back by its hysteresis.
 * - Within its cooldown it does not fire, and the change is over.
 * - The first report received after a rule was defined raises nothing.
 * - What became due since `previous` fires at its own time.
 */
export function watchRules(
  states: readonly RuleState[],
  compiled: CompiledRules,
  report: WatchedReport,
  previous: WatchedReport | null,
): WatchedRules {
  return collect(states, compiled, (state, rule, found) => {
    const until = rule.byContact ? report.receivedAt : report.shownAt
    const stepped =
      state === null || previous === null ? state : steppedTo(state, rule, previous, until, found)
    const step = nextAtReport(stepped, rule, report)
    return step === null ? null : add(step, found)
  })
}

/**
 * The same at a held position. It is contact, and its readings count, but neither its place nor its motion: `report` is
 * the last accepted one with these readings, and `previous` the report before.
 */
export const watchHeld = (
  states: readonly RuleState[],
  compiled: CompiledRules,
  held: Received & { report: WatchedReport },
  previous: WatchedReport,
): WatchedRules =>
  collect(states, compiled, (state, rule, found) => {
    const until = rule.byContact ? held.receivedAt : held.shownAt
    const stepped = state && steppedTo(state, rule, previous, until, found)
    const step = nextAtHeld(stepped, rule, held.report, held)
    return step === null ? null : add(step, found)
  })

/** The same at a position of a trail, held or not. */
export const watchTrailReport = (
  states: readonly RuleState[],
  compiled: CompiledRules,
  seen: TrailReport,
  previous: WatchedReport | null,
): WatchedRules =>
  seen.heldBy === null || previous === null
    ? watchRules(states, compiled, seen.report, previous)
    : watchHeld(states, compiled, seen, previous)

/** Events that became due between the report `previous` and a fix shown and received at these times (epoch ms). */
export const watchUntil = (
  states: readonly RuleState[],
  compiled: CompiledRules,
  previous: WatchedReport,
  { shownAt, receivedAt }: Received,
): WatchedRules =>
  collect(states, compiled, (state, rule, found) => {
    const until = rule.byContact ? receivedAt : shownAt
    return state && steppedTo(state, rule, previous, until, found)
  })

/**
 * The rules that fire at `now` (epoch ms) or before although no report arrived: no contact, standing for a time, a time
 * of the day that begins, a first report that nothing contradicts. `report` is the newest one.
 */
export const dueFirings = (
  states: readonly RuleState[],
  compiled: CompiledRules,
  report: WatchedReport,
  now: number,
): WatchedRules =>
  collect(states, compiled, (state, rule, found) => state && steppedTo(state, rule, report, now, found))

/** Between two firings of a rule, time changes it at most this often before it is asked again. */
const LOOKS_AHEAD_MAX = 10

/** When the next rule fires if no report arrives, epoch ms; `null` if none does. `report` is the newest one. */
export function nextRuleDueAt(
  states: readonly RuleState[],
  compiled: CompiledRules,
  report: WatchedReport,
): number | null {
  let first: number | null = null
  for (const [index, rule] of compiled.entries()) {
    const state = stateOf(states, rule, index)
    const at = state && nextFiringAt(state, rule, report)
    if (at !== null && (first === null || at < first)) first = at
  }
  return first
}

function nextFiringAt(before: RuleState, rule: CompiledRule, report: WatchedReport): number | null {
  if (!isOf(before, rule)) return null
  let state = before
  for (let looks = 0; looks < LOOKS_AHEAD_MAX; looks++) {
    if (state.pending === null && !mayFireBetween(state, rule, report)) return null
    const step = nextBetween(state, rule, report, Number.POSITIVE_INFINITY, false)
    if (step === null) return null
    if (step.firing !== null) return step.state.steppedTo
    state = step.state
  }
  return state.steppedTo
}

/** Whether each condition is met, or time alone may make it so. */
function mayFireBetween(state: RuleState, rule: CompiledRule, report: WatchedReport): boolean {
  const at = Math.max(state.steppedTo ?? 0, rule.byContact ? report.lastContactAt : report.shownAt)
  return (
    rule.lasting &&
    rule.conditions.every(({ look, changesAt }, index) => {
      const memory = state.memories[index] ?? NO_MEMORY
      return look(report, at, memory, memory) === 'met' || changesAt?.(report, at, memory) != null
    })
  )
}

type Found = { firings: Firing[]; suppressed: SuppressedFiring[] }

function steppedTo(
  before: RuleState,
  rule: CompiledRule,
  report: WatchedReport,
  until: number,
  found: Found,
): RuleState {
  let state = before
  if (!isOf(state, rule)) return state
  let step = nextBetween(state, rule, report, until)
  while (step !== null) {
    state = add(step, found)
    step = nextBetween(state, rule, report, until)
  }
  return state
}

function add({ state, firing, suppressed }: RuleStep, found: Found): RuleState {
  if (firing !== null) found.firings.push(firing)
  if (suppressed !== null) found.suppressed.push(suppressed)
  return state
}

/** States in the order of the rules, without those of rules that are gone; the same array if nothing changed. */
function collect(
  before: readonly RuleState[],
  compiled: CompiledRules,
  next: (state: RuleState | null, rule: CompiledRule, found: Found) => RuleState | null,
): WatchedRules {
  const found: Found = { firings: [], suppressed: [] }
  const states: RuleState[] = []
  for (const [index, rule] of compiled.entries()) {
    const state = next(stateOf(before, rule, index), rule, found)
    if (state !== null) states.push(state)
  }
  const isSame = states.length === before.length && states.every((state, index) => state === before[index])
  return { states: isSame ? before : states, ...found }
}

function stateOf(states: readonly RuleState[], { ruleId }: CompiledRule, index: number): RuleState | null {
  const likely = states[index]
  if (likely?.ruleId === ruleId) return likely
  return states.find((state) => state.ruleId === ruleId) ?? null
}
