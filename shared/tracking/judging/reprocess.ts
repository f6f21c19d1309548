import { DAY_MS } from '../../time.ts'
import { advance, type TrackingContext } from '../advance.ts'
import { NOTHING_TRACKED, type Tracked } from '../tracked.ts'
import type { StampedPosition } from './clock.ts'
import { inFixOrder } from './fix-order.ts'
import { type FinalJudgement, hindsight } from './hindsight.ts'
import { judge, NOTHING_JUDGED } from './judge.ts'
import { limitKmhOf } from './steps.ts'

/**
 * The window before the newest fix that late positions make us judge again. Older ones do not change the newest state;
 * readers of the trail judge them anyway.
 */
export const REPROCESS_WINDOW_MS = DAY_MS

/** A position of a trail with its judgement. */
export type JudgedPoint = FinalJudgement & { position: StampedPosition }

/**
 * The state and the points of a set of positions, the same in whatever order and however often they arrived. `tracked`
 * is what `advance` makes of them in fix order, `points` are `judgedPoints`.
 */
export function reprocess(
  positions: readonly StampedPosition[],
  context: TrackingContext,
): { tracked: Tracked; points: JudgedPoint[] } {
  const later = hindsight(limitKmhOf(context.deviceType))
  const judged: StampedPosition[] = []
  let tracked = NOTHING_TRACKED
  for (const position of inFixOrder(positions)) {
    const step = advance(tracked, position, context)
    tracked = step.tracked
    if (step.judgement === null) continue
    judged.push(position)
    later.add(position, step.judgement)
  }
  const lastContactAt = positions.reduce(
    (newest, { receivedAt }) => Math.max(newest, receivedAt),
    tracked.lastContactAt ?? 0,
  )
  return {
    tracked: tracked.lastContactAt === null ? tracked : { ...tracked, lastContactAt },
    points: pointsOf(judged, later.finalJudgements(judged)),
  }
}

/**
 * The points of a trail without the state: each position once, judged with hindsight, ascending by `shownAt`. Held
 * points are included.
 */
export function judgedPoints(positions: readonly StampedPosition[], deviceType: string): JudgedPoint[] {
  const ordered = inFixOrder(positions)
  return pointsOf(ordered, finalJudgementsOf(ordered, deviceType))
}

/**
 * The positions of the accepted `judgedPoints` that are shown between `from` and `to` (epoch milliseconds), both
 * included. Written for speed: drawing a week of positions allocates nothing for each.
 */
export function acceptedPositions(
  positions: readonly StampedPosition[],
  deviceType: string,
  from: number,
  to: number,
): readonly StampedPosition[] {
  const ordered = inFixOrder(positions)
  const judgements = finalJudgementsOf(ordered, deviceType)
  const accepted = ordered.filter(
    ({ shownAt }, index) => judgements[index]?.held === false && shownAt >= from && shownAt <= to,
  )
  // Stored in fix order, by good clocks: then `shownAt` ascends already.
  return ordered === positions ? accepted : accepted.toSorted((a, b) => a.shownAt - b.shownAt)
}

function pointsOf(ordered: readonly StampedPosition[], judgements: readonly FinalJudgement[]): JudgedPoint[] {
  const points: JudgedPoint[] = []
  for (const [index, { flags, held, afterJump }] of judgements.entries()) {
    const position = ordered[index]
    if (position !== undefined) points.push({ position, flags, held, afterJump })
  }
  return isAscending(points) ? points : points.toSorted((a, b) => a.position.shownAt - b.position.shownAt)
}

/** Whether the points are in the order of their times, as good clocks store them. */
const isAscending = (points: readonly JudgedPoint[]) =>
  points.every(
    ({ position }, index) => position.shownAt >= (points[index - 1]?.position.shownAt ?? position.shownAt),
  )

/** The judgement of each fix; `ordered` is in fix order. */
function finalJudgementsOf(
  ordered: readonly StampedPosition[],
  deviceType: string,
): readonly FinalJudgement[] {
  const limitKmh = limitKmhOf(deviceType)
  const later = hindsight(limitKmh)
  let judgeState = NOTHING_JUDGED
  let last: StampedPosition | null = null
  for (const position of ordered) {
    const { state, judgement } = judge(judgeState, last, position, limitKmh)
    judgeState = state
    if (!judgement.held) last = position
    later.add(position, judgement)
  }
  return later.finalJudgements(ordered)
}
