import type { Firing } from '../../shared/rules/firing.ts'
import { nextRuleDueAt, watchHeld, watchRules } from '../../shared/rules/watch-rules.ts'
import { watchedReport } from '../../shared/rules/watched-report.ts'
import { advance, type TrackingContext } from '../../shared/tracking/advance.ts'
import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { inFixOrder } from '../../shared/tracking/judging/fix-order.ts'
import { NOTHING_TRACKED, type Tracked } from '../../shared/tracking/tracked.ts'
import { anchorFirings } from '../../shared/watching/anchor/anchor-firings.ts'
import { newestAnchorReport } from '../../shared/watching/anchor/anchor-reports.ts'
import { type Anchored, nextAnchored } from '../../shared/watching/anchor/anchored.ts'
import type { Crossing } from '../../shared/watching/crossing.ts'
import { type FloatPlan, floatPlanAfterFix } from '../../shared/watching/float-plan/float-plan.ts'
import { allClearFirings } from '../../shared/watching/float-plan/float-plan-firings.ts'
import { watchFix } from '../../shared/watching/watch-fix.ts'
import type { WatchState } from '../../shared/watching/watch-state.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { WatchItem } from '../stores/trails/watch-item.ts'
import type { DeviceWatch } from '../watching/device-watch.ts'
import type { DeviceDefinitions } from '../watching/watched-definitions.ts'

/**
 * `watch`: the geofences that cover the device and the rules that watch it; `null` without any. `batched`: the
 * positions that came in a message with another one before them.
 */
export type RecordContext = TrackingContext & { watch: DeviceWatch | null; batched: number }
type StepContext = TrackingContext & { watch: DeviceDefinitions | null }

/** The stored state of a track: its live item, and its watch item once the device is watched. */
export type Known = { live: LiveItem | null; watched: WatchItem | null }

export type Step = {
  tracked: Tracked
  fresh: readonly StampedPosition[]
  late: readonly StampedPosition[]
  held: number
  /** `null` where the device is not watched. */
  watched: WatchState | null
  crossings: readonly Crossing[]
  firings: readonly Firing[]
  anchored: Anchored | null
  floatPlan: FloatPlan | null
  /** When a rule may fire next if no position arrives, epoch ms. */
  rulesDueAt: number | null
}

/**
 * The state after positions, each evaluated in fix order. Only an accepted fix that advances the state crosses
 * anything. A held one is contact for rules, and its readings count.
 */
export function stepThrough(known: Known, positions: readonly StampedPosition[], context: StepContext): Step {
  let tracked = known.live?.tracked ?? NOTHING_TRACKED
  let watched = known.watched?.state ?? null
  let anchored = known.watched?.anchored ?? null
  let floatPlan = known.watched?.floatPlan ?? null
  const fresh: StampedPosition[] = []
  const late: StampedPosition[] = []
  const crossings: Crossing[] = []
  const firings: Firing[] = []
  let held = 0
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, context)
    const previous = tracked
    tracked = step.tracked
    if (step.judgement === null) late.push(position)
    else fresh.push(position)
    const { judgement } = step
    if (judgement?.held) held += 1
    if (judgement === null || context.watch === null || watched === null || tracked.last === null) continue
    if (!judgement.held) {
      const crossed = watchFix(watched, context.watch.index, tracked.last, previous.last)
      watched = crossed.state
      crossings.push(...crossed.crossings)
      const harbour = floatPlan?.geofenceId && context.watch.byId.get(floatPlan.geofenceId)
      if (floatPlan && harbour) {
        const before = floatPlan
        floatPlan = floatPlanAfterFix(before, watched.presences, tracked.last)
        const back = { check: 'returned' as const, saw: harbour.name, at: tracked.last.shownAt }
        if (floatPlan.state !== before.state)
          firings.push(...allClearFirings(before, back, position.receivedAt, tracked.last))
      }
    }
    const fired = fireRules(watched, previous, tracked, position, judgement.held, context.watch)
    watched = fired.state
    firings.push(...fired.firings)
    const report = anchored && newestAnchorReport(tracked, position, judgement.held)
    if (anchored === null || report === null) continue
    const next = nextAnchored(anchored, report)
    anchored = next.anchored
    firings.push(...anchorFirings(anchored, next.raised))
  }
  const rulesDueAt = watched === null ? null : rulesDueAfter(watched, tracked, context)
  return { tracked, fresh, late, held, watched, crossings, firings, anchored, floatPlan, rulesDueAt }
}

function fireRules(
  state: WatchState,
  before: Tracked,
  after: Tracked,
  position: StampedPosition,
  isHeld: boolean,
  { compiled, reported }: DeviceDefinitions,
): { state: WatchState; firings: readonly Firing[] } {
  const { rules } = state
  if (compiled.length + rules.length === 0) return { state, firings: [] }
  const previous = watchedReport(before, null, reported)
  const report = watchedReport(after, isHeld ? null : position, reported)
  if (report === null) return { state, firings: [] }
  const { shownAt, receivedAt } = position
  const { states, firings } =
    isHeld && previous !== null
      ? watchHeld(rules, compiled, { report, shownAt, receivedAt }, previous)
      : watchRules(rules, compiled, report, previous)
  return { state: states === rules ? state : { ...state, rules: states }, firings }
}

function rulesDueAfter({ rules }: WatchState, tracked: Tracked, { watch }: StepContext): number | null {
  if (watch === null || watch.compiled.length === 0) return null
  const report = watchedReport(tracked, null, watch.reported)
  return report === null ? null : nextRuleDueAt(rules, watch.compiled, report)
}
