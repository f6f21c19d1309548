import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import { zoneOffsetMs } from '../../trails/day-range.ts'
import type { TimeSpan } from './time-spans.ts'

/** The clocks of all zones change at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS
export const HOURS_OF_DAY = 24

/** A span in which the local clock shows the same hour, 0 to 23. */
export type LocalHour = TimeSpan & { hour: number }

/**
 * The hours of a range by the clock of a time zone. An hour that is skipped is missing, and one that is repeated is
 * there twice, or longer where it is repeated at once.
 */
export function localHours({ from, to }: TimeSpan, timeZone: string): LocalHour[] {
  const hours: LocalHour[] = []
  for (let at = from; at < to; at = Math.min(to, nextQuarter(at))) {
    const ends = Math.min(to, nextQuarter(at))
    const hour = Math.floor((at + zoneOffsetMs(at, timeZone)) / HOUR_MS) % HOURS_OF_DAY
    const before = hours.at(-1)
    if (before?.hour === hour) before.to = ends
    else hours.push({ from: at, to: ends, hour })
  }
  return hours
}

const nextQuarter = (at: number) => (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS
