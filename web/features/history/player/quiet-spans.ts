import { MINUTE_MS } from '../../../../shared/time.ts'
import { MOVING_ABOVE_KMH } from '../../../../shared/tracking/motion/pace.ts'
import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { SEGMENT_GAP_MS } from '../../../../shared/trails/export-track.ts'
import type { Span } from '../span.ts'

/** A shorter span is not worth skipping. */
const MIN_QUIET_MS = 5 * MINUTE_MS

/** The spans of five minutes or more in which no device moves. The playback skips them. */
export function quietSpans(routes: readonly (readonly ColumnPoint[])[], { from, to }: Span): Span[] {
  const quiet: Span[] = []
  let quietFrom = from
  for (const moving of movingSpans(routes)) {
    if (moving.from - quietFrom >= MIN_QUIET_MS) quiet.push({ from: quietFrom, to: moving.from })
    quietFrom = Math.max(quietFrom, moving.to)
  }
  return to - quietFrom >= MIN_QUIET_MS ? [...quiet, { from: quietFrom, to }] : quiet
}

/** The spans from a point to the next in which either point moves, ordered by start. A gap of over an hour is none. */
function movingSpans(routes: readonly (readonly ColumnPoint[])[]): Span[] {
  const spans: Span[] = []
  for (const points of routes) {
    let before: ColumnPoint | undefined
    for (const point of points) {
      if (before !== undefined && (isMoving(before) || isMoving(point))) {
        const isGap = point.shownAt - before.shownAt > SEGMENT_GAP_MS
        if (!isGap) spans.push({ from: before.shownAt, to: point.shownAt })
      }
      before = point
    }
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

const isMoving = ({ speedKmh }: ColumnPoint) => speedKmh !== null && speedKmh > MOVING_ABOVE_KMH

/** The playback's time after `passedMs` of real time: never beyond the end, and never inside a quiet span. */
export function playbackTimeAfter(
  at: number,
  passedMs: number,
  speed: number,
  end: number,
  quiet: readonly Span[],
) {
  const later = at + passedMs * speed
  const skipped = quiet.find(({ from, to }) => later > from && later < to)
  return Math.min(end, skipped === undefined ? later : skipped.to)
}
