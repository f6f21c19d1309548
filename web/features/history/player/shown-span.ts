import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { pointsWithin, type Span } from '../span.ts'

type Route = { points: readonly ColumnPoint[] }

/** From the first to the last shown point of any route. `null` if there are no two points at different times. */
export function shownSpan(routes: readonly Route[], selectedSpan: Span | null): Span | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { points } of routes) {
    const shown = pointsWithin(points, selectedSpan)
    from = Math.min(from, shown[0]?.shownAt ?? from)
    to = Math.max(to, shown.at(-1)?.shownAt ?? to)
  }
  return from < to ? { from, to } : null
}

/** The time of the next (1) or previous (-1) point of any route; `at` itself if there is none. */
export function adjacentPointTime(routes: readonly Route[], at: number, direction: 1 | -1): number {
  const times = routes.flatMap(({ points }) => {
    const adjacent =
      direction === 1
        ? pointsWithin(points, { from: at + 1, to: Number.POSITIVE_INFINITY })[0]
        : pointsWithin(points, { from: Number.NEGATIVE_INFINITY, to: at - 1 }).at(-1)
    return adjacent?.shownAt ?? []
  })
  if (times.length === 0) return at
  return direction === 1 ? Math.min(...times) : Math.max(...times)
}
