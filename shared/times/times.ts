import type { Preferences } from '../account/preferences.ts'
import { dayAt } from '../trails/day-range.ts'
import { numericDate } from './date-parts.ts'
import { createDateWords, dateTimeSeparator } from './date-words.ts'
import { cityOf, haveSameClock } from './zones.ts'

/** How an account writes times. */
export type Clock = Pick<Preferences, 'timezone' | 'timeFormat' | 'dateFormat' | 'firstDayOfWeek'>

/** The page around the times. `invalid` stands for a time that cannot be read; `now` is in epoch milliseconds. */
type Page = { language: string; invalid: string; browserZone: string; now: number }

/** Epoch milliseconds, or an ISO time as on the wire. */
type Instant = number | string

export type Times = ReturnType<typeof createTimes>

/** Writes times as the account does. To be kept: it holds eight `Intl` formats, each slow to construct. */
export function createTimes(clock: Clock, { language, invalid, browserZone, now: openedAt }: Page) {
  const { timezone: zone, timeFormat, dateFormat } = clock
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: zone })
  const hours: Intl.DateTimeFormatOptions =
    timeFormat === '12h' ? { hour: 'numeric', hourCycle: 'h12' } : { hour: '2-digit', hourCycle: 'h23' }
  const toMinute = format({ ...hours, minute: '2-digit' })
  const toSecond = format({ ...hours, minute: '2-digit', second: '2-digit' })
  const abbreviation = format({ timeZoneName: 'short' })
  const dateWords = createDateWords(dateFormat, language)
  const separator = dateTimeSeparator(language)
  const differsFromBrowser = !haveSameClock(zone, browserZone, openedAt)

  /** Reads the instant, which may be unreadable. */
  const written =
    <Rest extends unknown[]>(write: (at: number, ...rest: Rest) => string) =>
    (instant: Instant, ...rest: Rest): string => {
      const at = typeof instant === 'number' ? instant : Date.parse(instant)
      return Number.isNaN(at) ? invalid : write(at, ...rest)
    }
  const dateOf = (at: number) => numericDate(dayAt(at, zone), dateFormat)
  const dayOfNow = rememberLast((now: number) => dayAt(now, zone))
  const isToday = (at: number, now: number) => dayAt(at, zone) === dayOfNow(now)
  /** Without the year where it is this one. */
  const nearDate = (at: number, now: number) =>
    dayAt(at, zone).slice(0, 4) === dayOfNow(now).slice(0, 4)
      ? dateWords.monthAndDay(dayAt(at, zone))
      : dateOf(at)
  const zoneAbbreviation = (at: number) =>
    abbreviation.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone

  return {
    clock,
    zone,
    /** Whether the account's clock differs from this browser's, so that the zone has to be named. */
    differsFromBrowser,
    /** `New York (EST)` */
    zoneName: (now: number) => {
      const [city, short] = [cityOf(zone), zoneAbbreviation(now)]
      return city === short ? city : `${city} (${short})`
    },
    /** The text, with the zone if it differs from the browser's: `2:03 PM EST`. For a time that stands alone. */
    withZone: (text: string, instant: Instant) =>
      differsFromBrowser && text !== invalid
        ? written((at) => `${text} ${zoneAbbreviation(at)}`)(instant)
        : text,
    /** The day as `YYYY-MM-DD`. */
    dayOf: (now: number) => dayAt(now, zone),
    /** `2:03 PM` or `14:03` */
    time: written((at) => toMinute.format(at)),
    /** `05/31/2026` */
    date: written(dateOf),
    /** `May 31` */
    monthAndDay: written((at) => dateWords.monthAndDay(dayAt(at, zone))),
    /** `Sunday, May 31, 2026` */
    longDate: written((at) => dateWords.longDate(dayAt(at, zone))),
    /** `Sunday, May 31, 2026, 2:03 PM` */
    longDateAndTime: written(
      (at) => `${dateWords.longDate(dayAt(at, zone))}${separator}${toMinute.format(at)}`,
    ),
    /** `05/31/2026, 2:03 PM` */
    dateAndTime: written((at) => `${dateOf(at)}${separator}${toMinute.format(at)}`),
    /** `05/31/2026, 2:03:05 PM` */
    dateAndExactTime: written((at) => `${dateOf(at)}${separator}${toSecond.format(at)}`),
    /** The time, with the date unless it is of today: `May 31, 2:03 PM`. */
    short: written((at, now: number) =>
      isToday(at, now) ? toMinute.format(at) : `${nearDate(at, now)}${separator}${toMinute.format(at)}`,
    ),
    /** The same to the second, and with the whole date: `05/31/2026, 2:03:05 PM`. */
    exact: written((at, now: number) =>
      isToday(at, now) ? toSecond.format(at) : `${dateOf(at)}${separator}${toSecond.format(at)}`,
    ),
    /** A time in list popups (specification 1.9): `May 31, 14:03`. */
    listed: written((at, now: number) => `${nearDate(at, now)}${separator}${toMinute.format(at)}`),
    /** Everything, to show on hover: `05/31/2026, 2:03:05 PM EDT`. */
    full: written((at) => `${dateOf(at)}${separator}${toSecond.format(at)} ${zoneAbbreviation(at)}`),
  }
}

/** The answer for the last argument, which most calls of a render share. */
function rememberLast(answer: (now: number) => string): (now: number) => string {
  let last = { now: Number.NaN, text: '' }
  return (now) => {
    if (last.now !== now) last = { now, text: answer(now) }
    return last.text
  }
}
