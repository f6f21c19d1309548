import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time.ts'

/** A day as `YYYY-MM-DD` and a minute as `YYYY-MM-DDTHH:mm`, as the fields of a browser write them. */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
/** No zone is farther from Greenwich than 14 hours. */
const FARTHEST_MS = 15 * HOUR_MS

/** `from` is the first instant of the day, `to` that of the next one; epoch milliseconds. */
export type DayRange = { from: number; to: number }

/**
 * The day in a time zone: 24 hours, or 23 and 25 where the clocks change. A day that the zone left out (Samoa,
 * 30 December 2011) is empty. `null`: not a date.
 */
export function dayRange(day: string, timeZone: string): DayRange | null {
  const next = dayAfter(day, 1)
  return next === null ? null : { from: startOf(day, timeZone), to: startOf(next, timeZone) }
}

/** The day that it is at an instant, in a time zone. */
export const dayAt = (at: number, timeZone: string) => minuteAt(at, timeZone).slice(0, 10)

/** The minute that clocks of a time zone show at an instant. */
export function minuteAt(at: number, timeZone: string): string {
  return new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, 16)
}

/** The day so many days later, by the calendar. `null`: not a date. */
export function dayAfter(day: string, days: number): string | null {
  const midnight = DAY.test(day) ? utc(`${day}T00:00`) : null
  return midnight === null ? null : new Date(midnight + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * When clocks of a time zone show this minute, in epoch milliseconds. Of a minute that comes twice the first; one
 * that is left out is as long after the change as it would have been before it. `null`: not a time.
 */
export function instantOf(minute: string, timeZone: string): number | null {
  const local = MINUTE.test(minute) ? utc(minute) : null
  if (local === null) return null
  const before = local - offsetMs(local - DAY_MS, timeZone)
  const after = local - offsetMs(local + DAY_MS, timeZone)
  const shown = [before, after].filter((at) => at + offsetMs(at, timeZone) === local)
  return shown.length === 0 ? before : Math.min(...shown)
}

/** Null for the 30th of February: it would be read as another day. */
function utc(minute: string): number | null {
  const at = Date.parse(`${minute}Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 16) !== minute ? null : at
}

/** Searched for rather than reckoned: in some zones midnight is what the clocks leave out. */
function startOf(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00Z`)
  let [before, from] = [midnight - FARTHEST_MS, midnight + FARTHEST_MS]
  while (from - before > SECOND_MS) {
    const half = before + Math.floor((from - before) / 2 / SECOND_MS) * SECOND_MS
    if (dayAt(half, timeZone) >= day) from = half
    else before = half
  }
  return from
}

/** How far clocks of a time zone are ahead of Greenwich. */
function offsetMs(at: number, timeZone: string): number {
  const shown = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? Number.NaN
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as asking it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept !== undefined) return kept
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, made)
  return made
}
