import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import { INTERVALS_ALLOWED } from '../../tracking/view/freshness.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/**
 * Nothing is received for a number of minutes. A tracker that reports less often than that is late when it misses a
 * report by a whole interval, as for `isOnline`, in storage mode, too.
 */
export function noContact({ value }: { value: number }): CompiledCondition {
  const dueAt = ({ lastContactAt, reportIntervalSeconds }: WatchedReport) =>
    lastContactAt + Math.max(value * MINUTE_MS, INTERVALS_ALLOWED * (reportIntervalSeconds ?? 0) * SECOND_MS)
  return {
    ...READING,
    needsFix: false,
    byContact: true,
    look: (report, at) => (at >= dueAt(report) ? 'met' : 'unmet'),
    changesAt: (report, after) => (dueAt(report) > after ? dueAt(report) : null),
    reason: (report, at) =>
      reasonAt(
        {
          check: 'noContact',
          operator: null,
          saw: Math.floor((at - report.lastContactAt) / MINUTE_MS),
          limit: value,
          unit: 'min',
        },
        at,
        report,
      ),
  }
}
