import type { FixFlag } from '../../devices/tracking.ts'
import type { StampedPosition } from './clock.ts'
import { type FixPoint, fixPointOf } from './fix-order.ts'
import { invalidFixFlag } from './invalid-fix.ts'
import { exceedsSpeedLimit, isSamePlace, isStepAtLeast, reportsStanding } from './steps.ts'

const FROZEN_AFTER_KMH = 30
/**
 * A receiver may freeze between two reports, and then the step to the frozen place is shorter than the one before it.
 */
const STEPS_THAT_COUNT = 2
export const FIXES_TO_ACCEPT = 3

/** A chain of held fixes that agree with each other and wait for more to confirm them. */
type Pending = {
  reason: 'jump' | 'frozen'
  /** Fixes in the chain; 0 while a frozen place is only repeated. */
  count: number
  newest: FixPoint | null
}

export type JudgeState = {
  /** Steps since the last one of 30 km/h or more, counted up to `STEPS_THAT_COUNT`. */
  slowSteps: number
  /** Whether the last accepted fix is the very first one, which nothing has confirmed. */
  first: boolean
  pending: Pending | null
}

export type Judgement = {
  flags: readonly FixFlag[]
  /** Stored, but neither shown as the position nor counted. */
  held: boolean
  /** The first fix after an accepted jump: the distance to it was not driven. */
  afterJump: boolean
  /** What the fix does to the chain of held fixes, for `hindsight`. */
  chain: 'starts' | 'joins' | 'confirms' | 'confirmsAgainstFirst' | null
}

type Judged = { state: JudgeState; judgement: Judgement }

/** The state before the first fix. */
export const NOTHING_JUDGED: JudgeState = { slowSteps: STEPS_THAT_COUNT, first: false, pending: null }
const AFTER_FAST_STEP: JudgeState = { slowSteps: 0, first: false, pending: null }

/**
 * Judges the next fix in fix order. `last` is the last accepted fix, `limitKmh` the speed limit of the device type or
 * `null`. A fix is held while it is
 * - unusable by itself, see `invalidFixFlag`;
 * - a `jump`: faster from `last` than the limit, until three consecutive fixes agree with each other;
 * - `frozen`: the exact coordinates of `last` in one of the two steps after one of 30 km/h or more, until three fixes
 *   differ. A repeat is accepted when the tracker itself reports that it stands, see `reportsStanding`.
 */
export function judge(
  state: JudgeState,
  last: FixPoint | null,
  fix: StampedPosition,
  limitKmh: number | null,
): Judged {
  const flag = invalidFixFlag(fix)
  if (flag !== null)
    return { state, judgement: { flags: flagsOf(fix, flag), held: true, afterJump: false, chain: null } }
  if (last === null) return accept(fix, { ...NOTHING_JUDGED, first: true }, null)

  const frozen = state.pending?.reason === 'frozen'
  const mayFreeze = frozen || (state.pending === null && state.slowSteps < STEPS_THAT_COUNT)
  if (mayFreeze && isSamePlace(last, fix)) {
    if (reportsStanding(fix)) return accept(fix, NOTHING_JUDGED, null)
    return hold(state, fix, { reason: 'frozen', count: 0, newest: null })
  }

  const jumped = exceedsSpeedLimit(limitKmh, last, fix)
  if (state.pending === null && !jumped) return accept(fix, afterStep(state, last, fix), null)
  const chain = joinChain(state.pending, fix, limitKmh)
  if (chain.count === FIXES_TO_ACCEPT) {
    const effect = jumped && state.first ? 'confirmsAgainstFirst' : 'confirms'
    return accept(fix, afterStep(state, jumped ? null : last, fix), effect, jumped)
  }
  return jumped || frozen ? hold(state, fix, chain) : accept(fix, afterStep(state, last, fix), null)
}

/** The chain with the fix: one longer, the same for a repeat while frozen, or a new chain where the fix disagrees. */
function joinChain(pending: Pending | null, fix: StampedPosition, limitKmh: number | null): Pending {
  const point = fixPointOf(fix)
  if (pending === null) return { reason: 'jump', count: 1, newest: point }
  const { reason, count, newest } = pending
  if (newest === null || exceedsSpeedLimit(limitKmh, newest, fix)) return { reason, count: 1, newest: point }
  if (reason === 'frozen' && isSamePlace(newest, fix)) return pending
  return { reason, count: count + 1, newest: point }
}

function hold(state: JudgeState, fix: StampedPosition, pending: Pending): Judged {
  const grew = pending.newest !== null && pending !== state.pending
  const chain = !grew ? null : pending.count === 1 ? 'starts' : 'joins'
  return {
    state: { ...state, pending },
    judgement: { flags: flagsOf(fix, pending.reason), held: true, afterJump: false, chain },
  }
}

function accept(
  fix: StampedPosition,
  state: JudgeState,
  chain: Judgement['chain'],
  afterJump = false,
): Judged {
  if (fix.clock === null && chain === null) return { state, judgement: ACCEPTED }
  return { state, judgement: { flags: flagsOf(fix, null), held: false, afterJump, chain } }
}

function afterStep({ slowSteps }: JudgeState, last: FixPoint | null, fix: StampedPosition): JudgeState {
  if (last === null) return NOTHING_JUDGED
  if (isStepAtLeast(FROZEN_AFTER_KMH, last, fix)) return AFTER_FAST_STEP
  return slowSteps + 1 < STEPS_THAT_COUNT ? { ...AFTER_FAST_STEP, slowSteps: slowSteps + 1 } : NOTHING_JUDGED
}

function flagsOf({ clock }: StampedPosition, flag: FixFlag | null): readonly FixFlag[] {
  if (flag === null) return clock === null ? NO_FLAGS : [clock]
  return clock === null ? [flag] : [clock, flag]
}

const NO_FLAGS: readonly FixFlag[] = []
/** Shared by nearly every fix, to save the allocation. */
const ACCEPTED: Judgement = { flags: NO_FLAGS, held: false, afterJump: false, chain: null }
