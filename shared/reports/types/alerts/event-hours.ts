import { minuteAt } from '../../../trails/day-range.ts'
import type { AccountEvent } from '../../../watching/event.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** How many events happened in each of the 24 hours of a zone's clock. */
export function eventsByHour(events: readonly AccountEvent[], timezone: string): number[] {
  const counts = HOURS.map(() => 0)
  for (const { timestamp } of events) {
    const hour = Number(minuteAt(Date.parse(timestamp), timezone).slice(11, 13))
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  return counts
}

/** The hours of a day for the axis of a chart: `8 AM` or `08`. */
export const hourLabels = (timeFormat: '12h' | '24h'): string[] =>
  HOURS.map((hour) =>
    timeFormat === '24h'
      ? String(hour).padStart(2, '0')
      : `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`,
  )
