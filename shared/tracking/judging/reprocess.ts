import { DAY_MS } from '../../time.ts'
import { advance, type TrackingContext } from '../advance.ts'
import { NOTHING_TRACKED, type Tracked } from '../tracked.ts'
import type { StampedPosition } from './clock.ts'
import { inFixOrder } from './fix-order.ts'
import { type FinalJudgement, hindsight } from './hindsight.ts'
import { judge, NOTHING_JUDGED } from './judge.ts'
import { limitKmhOf } from './steps.ts'

/**
 * How far before the newest fix a late point can change what the newest means: the trail is settled again over
 * this time, and points that are later still leave the state alone.
 */
export const REPROCESS_WINDOW_MS = DAY_MS

export type JudgedPoint = FinalJudgement & { position: StampedPosition }

/**
 * The state and the points that a set of positions makes, whatever their order and repetition. `tracked` is
 * what `advance` would have come to in fix order, `points` are `judgedPoints`.
 */
export function reprocess(
  positions: readonly StampedPosition[],
  watch: TrackingContext,
): { tracked: Tracked; points: JudgedPoint[] } {
  const seen = hindsight(limitKmhOf(watch.deviceType))
  const judged: StampedPosition[] = []
  let tracked = NOTHING_TRACKED
  for (const position of inFixOrder(positions)) {
    const { tracked: next, judgement } = advance(tracked, position, watch)
    tracked = next
    if (judgement === null) continue
    judged.push(position)
    seen.add(position, judgement)
  }
  const lastContactAt = positions.reduce(
    (newest, { receivedAt }) => Math.max(newest, receivedAt),
    tracked.lastContactAt ?? 0,
  )
  return {
    tracked: tracked.lastContactAt === null ? tracked : { ...tracked, lastContactAt: lastContactAt },
    points: pointsOf(judged, seen.opinionsOf(judged)),
  }
}

/**
 * The points of a trail alone, for who reads many and needs no state: ascending in the time they are shown at,
 * each once, judged with hindsight as `settle` has them.
 */
export function judgedPoints(positions: readonly StampedPosition[], deviceType: string): JudgedPoint[] {
  const ordered = inFixOrder(positions)
  return pointsOf(ordered, opinionsOf(ordered, deviceType))
}

/**
 * The positions of the `judgedPoints` that are not held and shown at `from` to `to` (epoch ms), both included, for who
 * draws a week of them: looks at each as seldom as it can, and makes nothing for it.
 */
export function acceptedPositions(
  positions: readonly StampedPosition[],
  deviceType: string,
  from: number,
  to: number,
): readonly StampedPosition[] {
  const ordered = inFixOrder(positions)
  const opinions = opinionsOf(ordered, deviceType)
  const counted = ordered.filter(
    ({ shownAt }, index) => opinions[index]?.held === false && shownAt >= from && shownAt <= to,
  )
  // Good clocks in order, as they were stored: what they show is in order too.
  return ordered === positions ? counted : counted.toSorted((a, b) => a.shownAt - b.shownAt)
}

function pointsOf(ordered: readonly StampedPosition[], opinions: readonly FinalJudgement[]): JudgedPoint[] {
  const points: JudgedPoint[] = []
  for (const [index, { flags, held, afterJump: leap }] of opinions.entries()) {
    const position = ordered[index]
    if (position !== undefined) points.push({ position, flags, held, afterJump: leap })
  }
  return points.toSorted((a, b) => a.position.shownAt - b.position.shownAt)
}

/** What hindsight says of each fix, in the order that they are given in: fix order. */
function opinionsOf(ordered: readonly StampedPosition[], deviceType: string): readonly FinalJudgement[] {
  const limitKmh = limitKmhOf(deviceType)
  const seen = hindsight(limitKmh)
  let judged = NOTHING_JUDGED
  let last: StampedPosition | null = null
  for (const position of ordered) {
    const { state, judgement } = judge(judged, last, position, limitKmh)
    judged = state
    if (!judgement.held) last = position
    seen.add(position, judgement)
  }
  return seen.opinionsOf(ordered)
}
