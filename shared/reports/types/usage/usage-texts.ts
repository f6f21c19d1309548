import { fill } from '../../../i18n/fill.ts'
import { HOUR_MS } from '../../../time.ts'
import type { Pen } from '../common/pen.ts'
import type { BusiestHour } from './hours-of-week.ts'

/** A Sunday, so that the days of the week can be counted from it. */
const SUNDAY = '2026-11-01'
const DAY_HOURS = 24

export type WeekTexts = ReturnType<typeof weekTextsOf>

/** Writes days of the week and hours of the local clock, as the account does. To be kept. */
export function weekTextsOf({ texts, writing: { language, times } }: Pen) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const is12h = times.clock.timeFormat === '12h'
  const hours: Intl.DateTimeFormatOptions = is12h
    ? { hour: 'numeric', hourCycle: 'h12' }
    : { hour: '2-digit', hourCycle: 'h23' }
  const [short, long] = [format({ weekday: 'short' }), format({ weekday: 'long' })]
  const [hourOnly, minute] = [format(hours), format({ ...hours, minute: '2-digit' })]
  const at = (weekday: number, hour: number) =>
    Date.parse(SUNDAY) + (weekday * DAY_HOURS + (hour % DAY_HOURS)) * HOUR_MS
  const clock = (hour: number) => minute.format(at(0, hour))
  return {
    shortDay: (weekday: number) => short.format(at(weekday, 0)),
    /** `8 AM` or `08`, for the axis of a chart. */
    hour: (hour: number) => hourOnly.format(at(0, hour)),
    /** `8:00 AM` or `08:00` */
    clock,
    /** `Monday, 08:00 – 09:00` */
    busiestHour: (busiest: BusiestHour | null) =>
      busiest === null
        ? null
        : fill(texts.usagePattern.busiestHourAt, {
            day: long.format(at(busiest.weekday, 0)),
            from: clock(busiest.hour),
            to: clock(busiest.hour + 1),
          }),
  }
}
