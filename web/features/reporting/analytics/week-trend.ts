import type { Preferences } from '../../../../shared/account/preferences.ts'
import type { NotificationAnalytics } from '../../../../shared/reporting/notification-analytics.ts'
import { dayAfter } from '../../../../shared/trails/day-range.ts'

type FirstDay = Preferences['firstDayOfWeek']

const DAYS_PER_WEEK = 7
/** Weekdays as JavaScript counts them. */
const WEEKDAYS: Record<FirstDay, number> = { sunday: 0, monday: 1, saturday: 6 }

/** This week and the one before it. */
export const TREND_DAYS = 2 * DAYS_PER_WEEK

/** A day of a week. `thisWeek` is `null` for a day that is still to come. */
export type TrendDay = { date: string; thisWeek: number | null; lastWeek: number }

/**
 * The notifications of the week of `today` (`YYYY-MM-DD`) and of the week before, from the first day of the account's
 * week. A day that the trend lacks had none.
 */
export function weekTrend(
  trend: NotificationAnalytics['trendData'],
  today: string,
  firstDay: FirstDay,
): TrendDay[] {
  const counts = new Map(trend.map(({ date, notifications }) => [date, notifications]))
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  const sinceFirst = (weekday - WEEKDAYS[firstDay] + DAYS_PER_WEEK) % DAYS_PER_WEEK
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => {
    const date = dayAfter(today, index - sinceFirst) ?? today
    const before = dayAfter(date, -DAYS_PER_WEEK) ?? date
    return {
      date,
      thisWeek: date > today ? null : (counts.get(date) ?? 0),
      lastWeek: counts.get(before) ?? 0,
    }
  })
}
