import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { isNewer } from '../../shared/tracking/judging/fix-order.ts'
import { LATE_AFTER_MS } from '../../shared/watching/event.ts'
import { utcDate } from '../figures/kept-day.ts'
import type { DayItemStore } from '../stores/trails/day-items.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import type { TrailStore } from '../stores/trails/trails.ts'
import { notStored } from '../trails/not-stored.ts'

type Deps = {
  trails: Pick<TrailStore, 'listPositions'>
  days: Pick<DayItemStore, 'markLate'>
  clock: () => number
}

/** Marks the days of positions that arrive late; `live` is the track's item before them. */
export type MarkLate = (
  trackId: string,
  positions: readonly StampedPosition[],
  live: LiveItem | null,
) => Promise<void>

/**
 * Marks the UTC days of positions that arrive more than 15 minutes after their time, so that kept figures of these days
 * are computed again. Repeats of stored ones change nothing and mark nothing. The mark is written before the positions
 * are stored: if the function ends between the two, it only causes figures to be computed once more, and when the
 * message is retried it is written again.
 */
export function lateMarks({ trails, days, clock }: Deps): MarkLate {
  return async (trackId, positions, live) => {
    const now = clock()
    const late = positions.filter(({ shownAt }) => shownAt < now - LATE_AFTER_MS)
    if (late.length === 0) return
    const newest = live?.tracked.newest ?? null
    const isNew = (position: StampedPosition) => newest === null || isNewer(position, newest)
    const older = late.filter((position) => !isNew(position))
    const added = [...late.filter(isNew), ...(await notStored(trackId, older, trails))]
    const dates = [...new Set(added.map(({ shownAt }) => utcDate(shownAt)))]
    if (dates.length > 0) await days.markLate(trackId, dates, now)
  }
}
