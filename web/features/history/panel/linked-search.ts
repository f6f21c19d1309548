import { toIso } from '../../../../shared/time.ts'
import type { HistorySearch } from '../history-search.ts'
import { type RouteRange, spanAt } from '../route-range.ts'
import type { Subject } from '../use-history-view.ts'

export type LinkedView = { subject: Subject; range: RouteRange; readAt: number; at: number }

/**
 * The query of a link that shows tomorrow what is shown now: the last minutes become a start and an end, and a device
 * that is shown because it is the only one is named.
 */
export function linkedSearch(
  search: HistorySearch,
  { subject, range, readAt, at }: LinkedView,
): HistorySearch {
  const { from, to } = spanAt(range, readAt)
  return {
    ...search,
    deviceId: subject.kind === 'one' ? subject.deviceId : undefined,
    ...(range.kind === 'last' ? { range: undefined, from: toIso(from), to: toIso(to) } : {}),
    at: toIso(at),
  }
}
