import { MINUTE_MS } from '../time.ts'

const LOCAL =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * The epoch milliseconds of a date or time, such as `2026-06-01`, `2026-06-01 12:00` or `2026-06-01T12:00:00Z`. One
 * without a zone is local to `timezoneOffset` (minutes, as JavaScript's `getTimezoneOffset`: UTC minus local). `null`
 * for anything else.
 */
export function localInstant(text: string, timezoneOffset: number): number | null {
  const parts = LOCAL.exec(text.trim())
  if (!parts) return null
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '0', zone] = parts
  const utc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0')}Z`)
  if (Number.isNaN(utc)) return null
  if (new Date(utc).getUTCDate() !== Number(day)) return null
  return utc + (zone === undefined ? timezoneOffset : -offsetMinutes(zone)) * MINUTE_MS
}

/** Minutes ahead of UTC. */
function offsetMinutes(zone: string): number {
  if (zone === 'Z') return 0
  const digits = zone.replace(':', '')
  const minutes = Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5))
  return digits.startsWith('-') ? -minutes : minutes
}
