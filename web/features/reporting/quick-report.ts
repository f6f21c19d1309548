import type { DateRange } from '../../../shared/reports/period.ts'
import type { ReportType } from '../../../shared/reports/report-type.ts'
import { dayAfter } from '../../../shared/trails/day-range.ts'

export const QUICK_ACTIONS = ['today', 'week', 'speed', 'geofences'] as const
export type QuickAction = (typeof QUICK_ACTIONS)[number]

/** Today and the days before it, so that there is something to see on a Monday and for a new account, too. */
const RECENT_DAYS = 7

/** The report of a quick action; `today` (`YYYY-MM-DD`) is the account's. */
export function quickReport(
  action: QuickAction,
  today: string,
): { reportType: ReportType; dateRange: DateRange } {
  const recent = { from: dayAfter(today, 1 - RECENT_DAYS) ?? today, to: today }
  switch (action) {
    case 'today':
      return { reportType: 'daily_summary', dateRange: { preset: 'today' } }
    case 'week':
      return { reportType: 'weekly_analytics', dateRange: recent }
    case 'speed':
      return { reportType: 'trip_analysis', dateRange: recent }
    case 'geofences':
      return { reportType: 'geofence_activity', dateRange: recent }
  }
}
