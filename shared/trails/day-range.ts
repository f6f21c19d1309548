import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'

/** `YYYY-MM-DD` and `YYYY-MM-DDTHH:mm`, the values of a browser's date and datetime-local inputs. */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
/** Zones are up to 14 hours from UTC; the search for midnight starts an hour further out. */
const SEARCH_WITHIN_MS = 15 * HOUR_MS

/** The first instant of a day and that of the next day, epoch milliseconds. */
export type DayRange = { from: number; to: number }

/**
 * The range of a day (`YYYY-MM-DD`) in a time zone: 24 hours, or 23 or 25 when the clocks change. A day that the zone
 * skipped (Samoa, 30 December 2011) is empty. `null` when `day` is not a date.
 */
export function dayRange(day: string, timeZone: string): DayRange | null {
  const next = dayAfter(day, 1)
  return next === null ? null : { from: startOf(day, timeZone), to: startOf(next, timeZone) }
}

/** The first instant, epoch milliseconds, of the day that it is in a time zone at an instant. */
export const startOfDay = (at: number, timeZone: string) => startOf(dayAt(at, timeZone), timeZone)

/** The day (`YYYY-MM-DD`) in a time zone at an instant. */
export const dayAt = (at: number, timeZone: string) => minuteAt(at, timeZone).slice(0, 10)

/** The local minute (`YYYY-MM-DDTHH:mm`) in a time zone at an instant. */
export function minuteAt(at: number, timeZone: string): string {
  return new Date(at + zoneOffsetMs(at, timeZone)).toISOString().slice(0, 16)
}

/** The day that is `days` later in the calendar, or earlier where negative. `null` when `day` is not a date. */
export function dayAfter(day: string, days: number): string | null {
  const midnight = DAY.test(day) ? utc(`${day}T00:00`) : null
  return midnight === null ? null : new Date(midnight + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The instant of a local minute (`YYYY-MM-DDTHH:mm`) in a time zone, epoch milliseconds. The first one where the clocks
 * go back and the minute occurs twice. Where they go forward and skip it, the offset before the change applies, so it
 * falls as long after the change. `null` when `minute` is not a time.
 */
export function instantOf(minute: string, timeZone: string): number | null {
  const local = MINUTE.test(minute) ? utc(minute) : null
  if (local === null) return null
  const before = local - zoneOffsetMs(local - DAY_MS, timeZone)
  const after = local - zoneOffsetMs(local + DAY_MS, timeZone)
  const shown = [before, after].filter((at) => at + zoneOffsetMs(at, timeZone) === local)
  return shown.length === 0 ? before : Math.min(...shown)
}

/** `null` for 30 February, which `Date.parse` would read as another day. */
function utc(minute: string): number | null {
  const at = Date.parse(`${minute}Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== minute ? null : at
}

/** Searched for rather than computed, because some zones skip midnight itself. */
function startOf(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00Z`)
  let [before, from] = [midnight - SEARCH_WITHIN_MS, midnight + SEARCH_WITHIN_MS]
  while (from - before > SECOND_MS) {
    const middle = before + Math.floor((from - before) / 2 / SECOND_MS) * SECOND_MS
    if (dayAt(middle, timeZone) >= day) from = middle
    else before = middle
  }
  return from
}

/** How far a time zone is ahead of UTC at an instant, in milliseconds. */
export function zoneOffsetMs(at: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: constructing a format takes a hundred times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
