import type { FixFlag } from '../../devices/tracking.ts'
import type { StampedPosition } from './clock.ts'
import { type FixPoint, fixPointOf } from './fix-order.ts'
import { invalidFixFlag } from './invalid-fix.ts'
import { exceedsSpeedLimit, isSamePlace, isStepAtLeast, reportsStanding } from './steps.ts'

const FROZEN_AFTER_KMH = 30
/** A receiver may freeze between two reports: the step into the frozen place is then shorter than the one before. */
const STEPS_THAT_COUNT = 2
const FIXES_TO_ACCEPT = 3

/** A chain of consistent fixes that wait for others to confirm them. */
type Pending = {
  reason: 'jump' | 'frozen'
  /** Fixes in the chain; 0 while a frozen place is only repeated. */
  count: number
  newest: FixPoint | null
}

export type JudgeState = {
  /** Steps since the last one at `FROZEN_AFTER_KMH` or more, counted up to `STEPS_THAT_COUNT`. */
  slowSteps: number
  /** The last accepted fix is the first of all: nothing has confirmed it. */
  first: boolean
  pending: Pending | null
}

export type Judgement = {
  flags: readonly FixFlag[]
  /** Kept, but decides nothing: neither shown as the position nor counted. */
  held: boolean
  /** Reached by a jump that was accepted: the way to it was not driven. */
  afterJump: boolean
  /** What this fix does to the chain of held ones, for who reads the whole trail. */
  chain: 'starts' | 'joins' | 'confirms' | 'confirmsAgainstFirst' | null
}

type Judged = { state: JudgeState; judgement: Judgement }

export const NOTHING_JUDGED: JudgeState = { slowSteps: STEPS_THAT_COUNT, first: false, pending: null }
const AFTER_FAST_STEP: JudgeState = { slowSteps: 0, first: false, pending: null }

/**
 * Judges the next fix in fix order; `last` is the last accepted one, `limitKmh` the device type's limit or
 * `null`. Flags and holds as the architecture has it under "Honest positions": no fix, inaccurate, jump (until
 * three consistent fixes), frozen (coordinates repeated right after a step of 30 km/h or more, until three
 * differing fixes). A repeat that the tracker itself explains by standing is not frozen.
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

  const leap = exceedsSpeedLimit(limitKmh, last, fix)
  if (state.pending === null && !leap) return accept(fix, afterStep(state, last, fix), null)
  const chain = joinChain(state.pending, fix, limitKmh)
  if (chain.count === FIXES_TO_ACCEPT) {
    const judgement = leap && state.first ? 'confirmsAgainstFirst' : 'confirms'
    return accept(fix, afterStep(state, leap ? null : last, fix), judgement, leap)
  }
  return leap || frozen ? hold(state, fix, chain) : accept(fix, afterStep(state, last, fix), null)
}

/** The chain with the fix in it: one longer, unchanged by a repeat while frozen, or begun anew. */
function joinChain(pending: Pending | null, fix: StampedPosition, limitKmh: number | null): Pending {
  const place = fixPointOf(fix)
  if (pending === null) return { reason: 'jump', count: 1, newest: place }
  const { reason, count, newest } = pending
  if (newest === null || exceedsSpeedLimit(limitKmh, newest, fix)) return { reason, count: 1, newest: place }
  if (reason === 'frozen' && isSamePlace(newest, fix)) return pending
  return { reason, count: count + 1, newest: place }
}

function hold(state: JudgeState, fix: StampedPosition, pending: Pending): Judged {
  const grew = pending.newest !== null && pending !== state.pending
  const chain = !grew ? null : pending.count === 1 ? 'starts' : 'joins'
  return {
    state: { ...state, pending },
    judgement: { flags: flagsOf(fix, pending.reason), held: true, afterJump: false, chain },
  }
}

function accept(fix: StampedPosition, state: JudgeState, chain: Judgement['chain'], leap = false): Judged {
  if (fix.clock === null && chain === null) return { state, judgement: ACCEPTED }
  return { state, judgement: { flags: flagsOf(fix, null), held: false, afterJump: leap, chain } }
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
/** Nearly every judgement, made once. */
const ACCEPTED: Judgement = { flags: NO_FLAGS, held: false, afterJump: false, chain: null }
