import { dayAt } from '../../../shared/trails/day-range.ts'
import { type Clock, useClock } from './clock.tsx'

const cache = new Map<string, ZoneTimes>()

/** Formats epoch milliseconds on the account's clock, in its time zone, wherever this browser is. */
export function zoneTimes({ timezone, timeFormat }: Clock): ZoneTimes {
  const key = `${timezone} ${timeFormat}`
  const times = cache.get(key) ?? createZoneTimes({ timezone, timeFormat })
  cache.set(key, times)
  return times
}

/** Slow: `Intl.DateTimeFormat` takes long to construct, and every row of a trip list needs it. */
function createZoneTimes({ timezone, timeFormat }: Clock) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(undefined, {
      ...options,
      timeZone: timezone,
      hour12: options.hour === undefined ? undefined : timeFormat === '12h',
    })
  const time = format({ hour: 'numeric', minute: '2-digit' })
  const exact = format({ hour: 'numeric', minute: '2-digit', second: '2-digit' })
  const dayAndTime = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const dayAndExact = format({
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })
  const day = format({ weekday: 'long', month: 'long', day: 'numeric' })
  const shortDay = format({ month: 'short', day: 'numeric' })
  return {
    zone: timezone,
    time: (at: number) => time.format(at),
    exact: (at: number) => exact.format(at),
    dayAndTime: (at: number) => dayAndTime.format(at),
    dayAndExact: (at: number) => dayAndExact.format(at),
    day: (at: number) => day.format(at),
    shortDay: (at: number) => shortDay.format(at),
    today: (now: number) => dayAt(now, timezone),
  }
}

export type ZoneTimes = ReturnType<typeof createZoneTimes>

export const useZoneTimes = (): ZoneTimes => zoneTimes(useClock())
