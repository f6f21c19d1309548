import { MINUTE_MS } from '../../../shared/time.ts'
import type { ColumnPoint } from '../../../shared/trails/columns.ts'

/** A trail in fix order, and when it was last loaded from its start (epoch ms, this machine's clock). */
export type LoadedTrail = { points: readonly ColumnPoint[]; fullyLoadedAt: number }

/** The newest points are judged again as more arrive: one that was held a minute ago may be accepted now. */
const REFETCH_OVERLAP_MS = 10 * MINUTE_MS
/** Late positions can appear anywhere in the trail, so it is reloaded from its start this often. */
const FULL_REFETCH_EVERY_MS = 5 * MINUTE_MS

/** Epoch milliseconds from which to load the trail again; `null` for all of it. */
export function refetchFrom({ points, fullyLoadedAt }: LoadedTrail, now: number): number | null {
  const newest = points.at(-1)
  if (newest === undefined || now - fullyLoadedAt >= FULL_REFETCH_EVERY_MS) return null
  return newest.shownAt - REFETCH_OVERLAP_MS
}

/** The trail with everything since `from` replaced by `loaded`, without points older than `oldest`. */
export function extendTrail(
  { points, fullyLoadedAt }: LoadedTrail,
  from: number,
  loaded: readonly ColumnPoint[],
  oldest: number,
): LoadedTrail {
  const before = points.filter(({ shownAt }) => shownAt < from)
  return { points: [...before, ...loaded].filter(({ shownAt }) => shownAt >= oldest), fullyLoadedAt }
}
