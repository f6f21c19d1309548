import { MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'

/** A trail in fix order, and when it was last read from its beginning (epoch ms, this machine's clock). */
export type LoadedTrail = { points: readonly ColumnPoint[]; fullyLoadedAt: number }

/** The newest points are judged again as more come: what was held a minute ago may be a place by now. */
const READ_AGAIN_MS = 10 * MINUTE_MS
/** So late may a point be seen that came after newer ones. */
const WHOLE_AFTER_MS = 5 * MINUTE_MS

/** From when on to read, epoch milliseconds; `null`: from the beginning, as late points may lie anywhere. */
export function refetchFrom({ points, fullyLoadedAt: readWholeAt }: LoadedTrail, now: number): number | null {
  const newest = points.at(-1)
  if (newest === undefined || now - readWholeAt >= WHOLE_AFTER_MS) return null
  return newest.shownAt - READ_AGAIN_MS
}

/** The trail with what was read from `from` on in the place of what it had there, without what is older than `oldest`. */
export function extendTrail(
  { points, fullyLoadedAt: readWholeAt }: LoadedTrail,
  from: number,
  read: readonly ColumnPoint[],
  oldest: number,
): LoadedTrail {
  const before = points.filter(({ shownAt }) => shownAt < from)
  return {
    points: [...before, ...read].filter(({ shownAt }) => shownAt >= oldest),
    fullyLoadedAt: readWholeAt,
  }
}
