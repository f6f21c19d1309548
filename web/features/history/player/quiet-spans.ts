import { MINUTE_MS } from '../../../../shared/time.ts'
import { MOVING_ABOVE_KMH } from '../../../../shared/tracking/motion/dashboard-motion.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'

export type Span = { from: number; to: number }

/** Not worth leaping over. */
const QUIET_FROM_MS = 5 * MINUTE_MS

/** The spans of five minutes and more in which none of the devices moves: what a playback may leap over. */
export function quietSpans(routes: readonly (readonly ColumnPoint[])[], { from, to }: Span): Span[] {
  const quiet: Span[] = []
  let quietFrom = from
  for (const moving of movingSpans(routes)) {
    if (moving.from - quietFrom >= QUIET_FROM_MS) quiet.push({ from: quietFrom, to: moving.from })
    quietFrom = Math.max(quietFrom, moving.to)
  }
  return to - quietFrom >= QUIET_FROM_MS ? [...quiet, { from: quietFrom, to }] : quiet
}

/** From each point to the next where either of them moves, by their start; of a silence nothing is known. */
function movingSpans(routes: readonly (readonly ColumnPoint[])[]): Span[] {
  const spans: Span[] = []
  for (const points of routes) {
    let before: ColumnPoint | undefined
    for (const point of points) {
      if (before !== undefined && (moves(before) || moves(point))) {
        const silent = point.shownAt - before.shownAt > SEGMENT_GAP_MS
        if (!silent) spans.push({ from: before.shownAt, to: point.shownAt })
      }
      before = point
    }
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

const moves = ({ speedKmh }: ColumnPoint) => speedKmh !== null && speedKmh > MOVING_ABOVE_KMH

/** The clock of a playback so many milliseconds of this page later: never past the end, and past the quiet spans. */
export function playedOn(at: number, passedMs: number, speed: number, end: number, quiet: readonly Span[]) {
  const later = at + passedMs * speed
  const span = quiet.find(({ from, to }) => later > from && later < to)
  return Math.min(end, span === undefined ? later : span.to)
}
