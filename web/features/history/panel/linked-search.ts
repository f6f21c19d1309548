import { toIso } from '../../../../shared/time.ts'
import type { HistorySearch } from '../history-search.ts'
import { type RouteRange, spanAt } from '../route-range.ts'
import type { Selection } from '../use-history-view.ts'

export type LinkedView = { selection: Selection; range: RouteRange; loadedAt: number; at: number }

/**
 * The query of a permanent link to a view. A range of last minutes becomes a start and an end, and a device that is
 * selected because it is the only one is named.
 */
export function linkedSearch(
  search: HistorySearch,
  { selection, range, loadedAt, at }: LinkedView,
): HistorySearch {
  const { from, to } = spanAt(range, loadedAt)
  return {
    ...search,
    ignored: undefined,
    deviceId: selection.kind === 'one' ? selection.deviceId : undefined,
    ...(range.kind === 'last' ? { range: undefined, from: toIso(from), to: toIso(to) } : {}),
    at: toIso(at),
  }
}
