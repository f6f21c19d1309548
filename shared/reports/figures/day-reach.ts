import type { LocalDay } from '../period.ts'
import type { TimeSpan } from './time-spans.ts'
import { SILENT_AFTER_MS, type Timeline } from './timeline.ts'

/**
 * The time whose points decide the figures of a day: its trips and stops as a whole, and so far around it as silence is
 * measured. `null` while points that follow may change them: while a trip or stop of the day goes on, or the day's end
 * is not yet judged for good.
 */
export function dayReach(timeline: Timeline, day: LocalDay): TimeSpan | null {
  if (timeline.unchangedUntil < day.to) return null
  let from = day.from - SILENT_AFTER_MS
  let to = day.to + SILENT_AFTER_MS
  for (const { start, end } of [...timeline.trips, ...timeline.stops]) {
    if (start >= day.to || (end !== null && end < day.from)) continue
    if (end === null && start >= day.from) return null
    from = Math.min(from, start)
    to = Math.max(to, end ?? to)
  }
  return { from, to }
}
