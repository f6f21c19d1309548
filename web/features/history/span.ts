import type { ColumnPoint } from '../../../shared/trails/columns.ts'

/** A span of time in epoch milliseconds, both ends included. */
export type Span = { from: number; to: number }

/** The points of a route within a span; all of them if it is `null`. */
export function pointsWithin(points: readonly ColumnPoint[], span: Span | null): readonly ColumnPoint[] {
  if (span === null) return points
  return points.slice(lastIndexAt(points, span.from - 1) + 1, lastIndexAt(points, span.to) + 1)
}

/** The index of the last point at or before an instant; -1 if all points are later. */
export function lastIndexAt(points: readonly ColumnPoint[], at: number): number {
  let [from, to] = [0, points.length]
  while (from < to) {
    const half = (from + to) >> 1
    if ((points[half]?.shownAt ?? 0) <= at) from = half + 1
    else to = half
  }
  return from - 1
}
