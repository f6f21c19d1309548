import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { zoneOffsetMs } from './day-range.ts'

/** An instant (epoch ms) as ISO 8601 with the offset of a time zone: `2026-06-01T08:00:00-04:00`. */
export function zonedIso(at: number, timeZone: string): string {
  const offsetMs = zoneOffsetMs(at, timeZone)
  const local = new Date(at + offsetMs).toISOString().slice(0, 19)
  const [hours, minutes] = [
    Math.floor(Math.abs(offsetMs) / HOUR_MS),
    (Math.abs(offsetMs) % HOUR_MS) / MINUTE_MS,
  ]
  return `${local}${offsetMs < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
