import { Temporal } from 'temporal-polyfill'
import type { Frequency, ReportSchedule, RunTimes } from './schedule.ts'

/** Sunday is 7 in Temporal and 0 on the wire. */
const SUNDAY = 7
const DAYS_OF_WEEK = 7
const MONTHS_OF_QUARTER = 3

/** When a schedule runs. */
export type RunRule = Pick<ReportSchedule, 'frequency' | 'schedule'>

/**
 * The first run after `after`, both epoch milliseconds, by the clock of the schedule's time zone. A time that the clocks
 * skip runs as long after the change, and one that they repeat runs the first time. A quarterly schedule runs in the
 * first month of each quarter.
 */
export function nextRun({ frequency, schedule }: RunRule, after: number): number {
  const { time, timezone: timeZone } = schedule
  const today = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDate()
  // a time that the clocks skip just before midnight runs on the day after
  for (let offset = -1; ; offset++) {
    const date = DATES[frequency](today, offset, schedule)
    const run = date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
    if (run > after) return run
  }
}

/** The date of the run that is `offset` days, weeks, months or quarters from that of `today`. */
const DATES: Record<
  Frequency,
  (today: Temporal.PlainDate, offset: number, schedule: RunTimes) => Temporal.PlainDate
> = {
  daily: (today, days) => today.add({ days }),

  weekly(today, weeks, { dayOfWeek }) {
    const weekday = dayOfWeek === 0 ? SUNDAY : dayOfWeek
    return today.add({ days: weeks * DAYS_OF_WEEK + weekday - today.dayOfWeek })
  },

  // in a shorter month this is the last day
  monthly: (today, months, { dayOfMonth }) =>
    today.with({ day: 1 }).add({ months }).with({ day: dayOfMonth }),

  quarterly(today, quarters, schedule) {
    const monthOfQuarter = (today.month - 1) % MONTHS_OF_QUARTER
    return DATES.monthly(today, quarters * MONTHS_OF_QUARTER - monthOfQuarter, schedule)
  },
}
