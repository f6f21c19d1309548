import type { WatchedMaintenance } from '../../maintenance/watched-maintenance.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, type Memory, READING, reasonAt } from './compiled-condition.ts'

/**
 * Something of the device becomes due: at a report by its odometer or engine hours, or on its day. Remembers the keys of
 * what is due, so that each is an event once; what is done or changed has another key. What was due when it was defined
 * raises nothing.
 */
export function maintenanceDue(intervals: readonly WatchedMaintenance[]): CompiledCondition {
  const isDue = (one: WatchedMaintenance, report: WatchedReport, at: number) =>
    isDueByReading(one, report) || isDueByDate(one, at)

  const remember = (report: WatchedReport, before: Memory): Memory => {
    const after = intervals
      .filter((one) => before.includes(one.key) || isDue(one, report, report.shownAt))
      .map(({ key }) => key)
    return after.join() === before.join() ? before : after
  }

  /** Whether a report made maintenance due, or the time itself: only the first look at a day finds the latter. */
  const becomesDue = (report: WatchedReport, at: number, after: Memory, before: Memory) =>
    intervals.filter(
      (one) =>
        !one.wasDue &&
        !before.includes(one.key) &&
        (after.includes(one.key) && isDueByReading(one, report)
          ? !isDueByDate(one, at)
          : one.limits.at === at),
    )

  return {
    ...READING,
    needsFix: false,
    instant: true,
    begin: (report) => remember(report, []),
    remember,
    look: (report, at, after, before) => (becomesDue(report, at, after, before).length > 0 ? 'met' : 'unmet'),
    changesAt: (_report, after, memory) => {
      const days = intervals.flatMap(({ key, limits, wasDue }) =>
        limits.at === null || limits.at <= after || wasDue || memory.includes(key) ? [] : [limits.at],
      )
      return days.length === 0 ? null : Math.min(...days)
    },
    reason: (report, at, after, before) => {
      const now = becomesDue(report, at, after, before)
      const all = now.length > 0 ? now : intervals.filter((one) => isDue(one, report, at))
      const saw = all.length === 0 ? null : all.map(({ name }) => name).join(', ')
      return reasonAt({ check: 'maintenanceDue', operator: null, saw, limit: null, unit: null }, at, report)
    },
  }
}

const isDueByReading = ({ limits }: WatchedMaintenance, { odometerKm, engineHours }: WatchedReport) =>
  isReached(limits.odometerKm, odometerKm) || isReached(limits.engineHours, engineHours)

const isReached = (limit: number | null, reading: number | null) =>
  limit !== null && reading !== null && reading >= limit

const isDueByDate = ({ limits }: WatchedMaintenance, at: number) => limits.at !== null && at >= limits.at
