import { DAY_MS, MINUTE_MS } from '../time.ts'
import { zoneOffsetMs } from '../trails/day-range.ts'

/** A range of the day, from `timeStart` to before `timeEnd` (`HH:MM`), which may be on the next day. */
export type DailyRange = { timeStart: string; timeEnd: string; timezone: string }

/** From one time to before another (epoch ms), all inside the range or all outside. */
export type DailySpan = { from: number; to: number; inside: boolean }

/** No time zone has ever changed its clocks within a quarter of an hour of UTC since 1972. */
const QUARTER_MS = 15 * MINUTE_MS
/** Where the clocks skip the whole range, the next one is a day later. */
const SEARCHED_MS = 3 * DAY_MS
/** Today's, tomorrow's and those between. */
const SPANS_CACHED = 4
export const MINUTES_PER_DAY = 24 * 60

/**
 * The span of a daily range around an instant (epoch ms), by the clocks of its time zone: where they skip its start, it
 * begins when they change, and an hour that they repeat counts twice. The newest spans are cached, because nearly every
 * question is about one of them, and a formatter takes a hundred times as long.
 */
export function dailySpans({ timeStart, timeEnd, timezone }: DailyRange): (at: number) => DailySpan {
  const [start, end] = [minuteOf(timeStart), minuteOf(timeEnd)]
  const isInside = insideDaily({ timeStart, timeEnd })
  let cached: readonly DailySpan[] = []

  function spanFrom(at: number): DailySpan {
    const offsetMs = zoneOffsetMs(at, timezone)
    const minute = minuteAt(at, offsetMs)
    const inside = isInside(minute)
    const minutesLeft = minuteOfDay((inside ? end : start) - minute)
    const to = Math.floor(at / MINUTE_MS) * MINUTE_MS + minutesLeft * MINUTE_MS
    const keepsClocks = zoneOffsetMs(to, timezone) === offsetMs
    return keepsClocks && start !== end ? { from: at, to, inside } : searchFrom(at, inside)
  }

  function searchFrom(at: number, inside: boolean): DailySpan {
    for (let quarter = quarterOf(at); quarter < at + SEARCHED_MS; quarter += QUARTER_MS) {
      const offset = zoneOffsetMs(quarter, timezone)
      for (let minute = quarter; minute < quarter + QUARTER_MS; minute += MINUTE_MS)
        if (minute > at && isInside(minuteAt(minute, offset)) !== inside)
          return { from: at, to: minute, inside }
    }
    return { from: at, to: at + SEARCHED_MS, inside }
  }

  return (at) => {
    for (const span of cached) if (at >= span.from && at < span.to) return span
    const span = spanFrom(at)
    cached = [span, ...cached.slice(0, SPANS_CACHED - 1)]
    return span
  }
}

/** Whether a minute of the day is in a range. */
export function insideDaily({ timeStart, timeEnd }: Pick<DailyRange, 'timeStart' | 'timeEnd'>) {
  const [start, end] = [minuteOf(timeStart), minuteOf(timeEnd)]
  return (minute: number) =>
    start <= end ? minute >= start && minute < end : minute >= start || minute < end
}

const quarterOf = (at: number) => Math.floor(at / QUARTER_MS) * QUARTER_MS

const minuteAt = (at: number, offsetMs: number) => minuteOfDay(Math.floor((at + offsetMs) / MINUTE_MS))

const minuteOfDay = (minutes: number) => ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY

/** Minutes after midnight of `HH:MM`. */
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
