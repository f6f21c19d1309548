import type { FixFlag } from '../devices/tracking.ts'
import { DAY_MS } from '../time.ts'
import { advance, type Watch } from './advance.ts'
import type { StampedPosition } from './clock.ts'
import { inFixOrder } from './fix-order.ts'
import { judge, NOTHING_JUDGED, type Verdict } from './judge.ts'
import { limitKmhOf } from './steps.ts'
import { NOTHING_TRACKED, type Tracked } from './tracked.ts'

/**
 * How far before the newest fix a late point can change what the newest means: the trail is settled again over
 * this time, and points that are later still leave the state alone.
 */
export const SETTLED_OVER_MS = DAY_MS

/** A stored position and what the whole trail says about it. */
export type JudgedPoint = {
  position: StampedPosition
  flags: readonly FixFlag[]
  /** Left out of trails and sums. */
  held: boolean
  /** The first point after a jump that was accepted: the way to it was not driven. */
  leap: boolean
}

/**
 * The state and the points that a set of positions makes, whatever their order and repetition. `tracked` is
 * what `advance` would have come to in fix order, `points` are `judgedPoints`.
 */
export function settle(
  positions: readonly StampedPosition[],
  watch: Watch,
): { tracked: Tracked; points: JudgedPoint[] } {
  const seen = hindsight()
  let tracked = NOTHING_TRACKED
  for (const position of inFixOrder(positions)) {
    const { tracked: next, verdict } = advance(tracked, position, watch)
    tracked = next
    if (verdict !== null) seen.add(position, verdict)
  }
  const heardAt = positions.reduce(
    (newest, { receivedAt }) => Math.max(newest, receivedAt),
    tracked.heardAt ?? 0,
  )
  return {
    tracked: tracked.heardAt === null ? tracked : { ...tracked, heardAt },
    points: seen.points(),
  }
}

/**
 * The points of a trail alone, for who reads many and needs no state: ascending in the time they are shown at,
 * each once, judged with hindsight as `settle` has them.
 */
export function judgedPoints(positions: readonly StampedPosition[], deviceType: string): JudgedPoint[] {
  const seen = hindsight()
  const limitKmh = limitKmhOf(deviceType)
  let judged = NOTHING_JUDGED
  let last: StampedPosition | null = null
  for (const position of inFixOrder(positions)) {
    const { state, verdict } = judge(judged, last, position, limitKmh)
    judged = state
    if (!verdict.held) last = position
    seen.add(position, verdict)
  }
  return seen.points()
}

/**
 * Takes fixes with their verdicts in fix order and judges them with hindsight: fixes that were held until
 * three agreed count after all, and a first fix that the next three refute does not.
 */
function hindsight() {
  const points: JudgedPoint[] = []
  let chain: number[] = []
  let first = -1

  /** The chain counts from its first fix on, and that one is where a leap landed. */
  function confirm(indexes: readonly number[], leap: boolean) {
    for (const [place, index] of indexes.entries()) {
      const point = points[index]
      if (point === undefined) continue
      const { clock } = point.position
      points[index] = {
        ...point,
        flags: clock === null ? [] : [clock],
        held: false,
        leap: leap && place === 0,
      }
    }
  }

  function refuteFirst() {
    const point = points[first]
    if (point !== undefined) points[first] = { ...point, flags: [...point.flags, 'jump'], held: true }
  }

  return {
    add(position: StampedPosition, verdict: Verdict) {
      const { flags, held, leap } = verdict
      const index = points.push({ position, flags, held, leap }) - 1
      if (first < 0 && !held) first = index
      if (verdict.chain === null) return
      if (verdict.chain === 'starts') chain = [index]
      if (verdict.chain === 'joins') chain.push(index)
      if (verdict.chain === 'confirms' || verdict.chain === 'confirmsAgainstFirst')
        confirm([...chain, index], leap)
      if (verdict.chain === 'confirmsAgainstFirst') refuteFirst()
    },
    /** Ascending in the time they are shown at. */
    points: (): JudgedPoint[] => points.toSorted((a, b) => a.position.shownAt - b.position.shownAt),
  }
}
