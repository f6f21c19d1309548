import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { dayAfter, dayAt, dayRange } from '../../../../shared/trails/day-range.ts'
import type { Span } from '../span.ts'

const STEPS_MS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)

/**
 * Round local times within a span, about `maxTicks` at most. Steps count from each local midnight, so that ticks stay on
 * whole hours across a change of the clocks. Long spans get midnights only.
 */
export function timeTicks({ from, to }: Span, timeZone: string, maxTicks: number): number[] {
  const step = STEPS_MS.find((stepMs) => (to - from) / stepMs <= maxTicks)
  const everyDays = step === undefined ? Math.ceil((to - from) / DAY_MS / maxTicks) : 1
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
