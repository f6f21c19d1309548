import type { ColumnPoint } from '../../../../shared/trails/columns.ts'
import { pointsWithin } from './position-at.ts'
import type { Span } from './quiet-spans.ts'

/** From the first point to the last of what is shown; `null` where that is not two moments. */
export function shownSpan(
  routes: readonly { points: readonly ColumnPoint[] }[],
  stretch: Span | null,
): Span | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { points } of routes) {
    const shown = pointsWithin(points, stretch)
    from = Math.min(from, shown[0]?.shownAt ?? from)
    to = Math.max(to, shown.at(-1)?.shownAt ?? to)
  }
  return from < to ? { from, to } : null
}

/** The next point of any of the routes after an instant, or the one before it. */
export function neighbourOf(
  routes: readonly { points: readonly ColumnPoint[] }[],
  at: number,
  direction: 1 | -1,
): number {
  const times = routes.flatMap(({ points }) => {
    const within =
      direction === 1
        ? pointsWithin(points, { from: at + 1, to: Number.POSITIVE_INFINITY })[0]
        : pointsWithin(points, { from: Number.NEGATIVE_INFINITY, to: at - 1 }).at(-1)
    return within?.shownAt ?? []
  })
  if (times.length === 0) return at
  return direction === 1 ? Math.min(...times) : Math.max(...times)
}
