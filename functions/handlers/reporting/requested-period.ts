import { type DateRange, PERIOD_DAYS_MAX, periodOf } from '../../../shared/reports/period.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'

type RangeRefusal = 'range-too-long' | 'range-in-future' | 'range-reversed'
/** The first and the last day (`YYYY-MM-DD`). */
type RequestedPeriod = { from: string; to: string; timezone: string }

/** The days that a range names at `now`, epoch ms; or why no report can be about them. */
export function requestedPeriod(range: DateRange, timezone: string, now: number) {
  const days = 'preset' in range ? daysOfPreset(range, timezone, now) : range
  if (days.from > days.to) return refusal('range-reversed', 'to')
  if (days.from > dayAt(now, timezone)) return refusal('range-in-future', 'from')
  if (lengthOf(days) > PERIOD_DAYS_MAX) return refusal('range-too-long', 'from')
  const period: RequestedPeriod = { from: days.from, to: days.to, timezone }
  return period
}

function daysOfPreset(range: DateRange, timezone: string, now: number): { from: string; to: string } {
  const { days } = periodOf(range, timezone, now)
  const today = dayAt(now, timezone)
  return { from: days.at(0)?.date ?? today, to: days.at(-1)?.date ?? today }
}

const lengthOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

const MESSAGES: Record<RangeRefusal, string> = {
  'range-reversed': 'The last day is before the first one.',
  'range-in-future': 'The first day has not begun yet.',
  'range-too-long': `The range is longer than ${PERIOD_DAYS_MAX} days. Request a shorter one.`,
}

const refusal = (refused: RangeRefusal, field: 'from' | 'to') => ({
  refused,
  message: MESSAGES[refused],
  more: { errors: [{ path: `filters.dateRange.${field}`, code: refused }] },
})
