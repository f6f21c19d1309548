import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { dayAfter, dayAt, dayRange } from '../../../../shared/trails/day-range.ts'
import type { Span } from '../player/quiet-spans.ts'

const STEPS_MS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)

/**
 * Round times of a zone within a span, at most about `most`: each day is counted from its midnight, so that its hours
 * are whole also where the clocks change; of long spans there are midnights only.
 */
export function timeTicks({ from, to }: Span, timeZone: string, most: number): number[] {
  const step = STEPS_MS.find((stepMs) => (to - from) / stepMs <= most)
  const everyDays = step === undefined ? Math.ceil((to - from) / DAY_MS / most) : 1
  const ticks: number[] = []
  let day: string | null = dayAt(from, timeZone)
  while (day !== null) {
    const range = dayRange(day, timeZone)
    if (range === null || range.from > to) break
    for (let at = range.from; at < range.to; at += step ?? DAY_MS + HOUR_MS)
      if (at >= from && at <= to) ticks.push(at)
    day = dayAfter(day, everyDays)
  }
  return ticks
}
