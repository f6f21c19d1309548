import { minuteAt } from '../../trails/day-range.ts'
import { type DailyRange, dailySpans } from '../daily-spans.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** A time of the day in the rule's time zone. */
export function timeRange(range: DailyRange): CompiledCondition {
  const { timeStart, timeEnd, timezone } = range
  const spanAt = dailySpans(range)
  return {
    ...READING,
    needsFix: false,
    look: (_report, at) => (spanAt(at).inside ? 'met' : 'unmet'),
    changesAt: (_report, after) => spanAt(after).to,
    reason: (report, at) =>
      reasonAt(
        {
          check: 'timeRange',
          operator: null,
          saw: minuteAt(at, timezone).slice(-5),
          limit: `${timeStart}–${timeEnd}`,
          unit: null,
        },
        at,
        report,
      ),
  }
}
