import { DAY_MS } from '../../shared/time.ts'
import type { Times } from '../../shared/times/times.ts'

/** A weekday names one day only within a week. */
const WEEK_AHEAD_DAYS = 6

/** A time to come (both in epoch ms) as people say it: `4:00 PM` today, `Thursday 4:00 PM`, or `Dec 24, 4:00 PM`. */
export function comingTime(at: number, now: number, times: Times, language: string): string {
  const daysAhead = (Date.parse(times.dayOf(at)) - Date.parse(times.dayOf(now))) / DAY_MS
  if (daysAhead < 1 || daysAhead > WEEK_AHEAD_DAYS) return times.short(at, now)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: times.zone })
  return `${weekday.format(at)} ${times.time(at)}`
}
