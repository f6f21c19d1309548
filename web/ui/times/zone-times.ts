import type { Preferences } from '../../../shared/account/preferences.ts'
import { dayAt } from '../../../shared/trails/day-range.ts'
import { usePreferences } from '../../api/use-preferences.ts'

type Clocks = Pick<Preferences, 'timezone' | 'timeFormat'>

const made = new Map<string, ZoneTimes>()

/** Times of a route are told on the clocks of the account, wherever this browser is: its days are of that zone too. */
export function zoneTimes({ timezone, timeFormat }: Clocks): ZoneTimes {
  const key = `${timezone} ${timeFormat}`
  const times = made.get(key) ?? makeZoneTimes({ timezone, timeFormat })
  made.set(key, times)
  return times
}

/** Slow, and each row of a list of trips asks for it. */
function makeZoneTimes({ timezone, timeFormat }: Clocks) {
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

export type ZoneTimes = ReturnType<typeof makeZoneTimes>

export function useZoneTimes(): ZoneTimes {
  return zoneTimes(usePreferences().preferences)
}
