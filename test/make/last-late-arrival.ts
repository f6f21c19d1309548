import { utcDate, utcDatesOf } from '../../functions/figures/kept-day.ts'
import type { DayItemStore } from '../../functions/stores/trails/day-items.ts'
import type { TimeSpan } from '../../shared/reports/figures/time-spans.ts'

/** When positions of the UTC days of a range last arrived late, epoch milliseconds; `null` if none did. */
export async function lastLateArrival(
  trackIds: readonly string[],
  range: TimeSpan,
  days: Pick<DayItemStore, 'list'>,
): Promise<number | null> {
  const marks = { first: utcDate(range.from), last: utcDate(range.to - 1) }
  const stored = await days.list(trackIds, { timezone: 'UTC', dates: [], marks })
  const dates = utcDatesOf({ from: range.from, to: range.to - 1 })
  const times = [...stored.values()].flatMap(({ lateAt }) => dates.flatMap((date) => lateAt.get(date) ?? []))
  return times.length === 0 ? null : Math.max(...times)
}
