import type { StampedPosition } from '../../shared/tracking/judging/clock.ts'
import { isNewer, withoutRepeats } from '../../shared/tracking/judging/fix-order.ts'
import { LATE_AFTER_MS } from '../../shared/watching/event.ts'
import { utcDate } from '../figures/kept-day.ts'
import type { DayItemStore } from '../stores/trails/day-items.ts'
import type { LiveItem } from '../stores/trails/live-item.ts'
import { TooManyPositions, type TrailStore } from '../stores/trails/trails.ts'

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
    const added = await notStored(trackId, late, live)
    const dates = [...new Set(added.map(({ shownAt }) => utcDate(shownAt)))]
    if (dates.length > 0) await days.markLate(trackId, dates, now)
  }

  /**
   * The late positions that are not stored yet: all that are newer than the newest position, and those of the others
   * that the trail lacks.
   */
  async function notStored(trackId: string, late: readonly StampedPosition[], live: LiveItem | null) {
    const newest = live?.tracked.newest ?? null
    const older = newest === null ? [] : late.filter((position) => !isNewer(position, newest))
    if (older.length === 0) return late
    const times = older.map(({ shownAt }) => shownAt)
    try {
      return withoutRepeats(late, await trails.listPositions(trackId, Math.min(...times), Math.max(...times)))
    } catch (error) {
      if (error instanceof TooManyPositions) return late
      throw error
    }
  }
}
