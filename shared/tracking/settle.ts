import type { FixFlag } from '../devices/tracking.ts'
import { advance, type Watch } from './advance.ts'
import type { StampedPosition } from './clock.ts'
import { inFixOrder } from './fix-order.ts'
import { NOTHING_TRACKED, type Tracked } from './tracked.ts'

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
 * what `advance` would have come to in fix order. `points` are ascending in the time they are shown at and
 * judged with hindsight: fixes that were held until three agreed count after all, and a first fix that the
 * next three refute does not.
 */
export function settle(
  positions: readonly StampedPosition[],
  watch: Watch,
): { tracked: Tracked; points: JudgedPoint[] } {
  const points: JudgedPoint[] = []
  let tracked = NOTHING_TRACKED
  let chain: number[] = []
  let first = -1
  for (const position of inFixOrder(positions)) {
    const { tracked: next, verdict } = advance(tracked, position, watch)
    tracked = next
    if (verdict === null) continue
    const index = points.push({ position, flags: verdict.flags, held: verdict.held, leap: verdict.leap }) - 1
    if (first < 0 && !verdict.held) first = index
    if (verdict.chain === 'starts') chain = [index]
    if (verdict.chain === 'joins') chain.push(index)
    if (verdict.chain === 'confirms' || verdict.chain === 'confirmsAgainstFirst')
      confirm(points, [...chain, index], verdict.leap)
    if (verdict.chain === 'confirmsAgainstFirst') refute(points, first)
  }
  const heardAt = positions.reduce(
    (newest, { receivedAt }) => Math.max(newest, receivedAt),
    tracked.heardAt ?? 0,
  )
  return {
    tracked: tracked.heardAt === null ? tracked : { ...tracked, heardAt },
    points: points.toSorted((a, b) => a.position.shownAt - b.position.shownAt),
  }
}

/** The chain counts from its first fix on, and that one is where a leap landed. */
function confirm(points: JudgedPoint[], chain: readonly number[], leap: boolean) {
  for (const [place, index] of chain.entries()) {
    const point = points[index]
    if (point === undefined) continue
    const { clock } = point.position
    points[index] = { ...point, flags: clock === null ? [] : [clock], held: false, leap: leap && place === 0 }
  }
}

function refute(points: JudgedPoint[], first: number) {
  const point = points[first]
  if (point !== undefined) points[first] = { ...point, flags: [...point.flags, 'jump'], held: true }
}
