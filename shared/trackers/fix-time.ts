import { MINUTE_MS, SECOND_MS } from '../time.ts'
import { numberOf } from './values.ts'

/** 2e11 is the year 8307 in seconds and 1976 in milliseconds, so no realistic time of one unit is read as the other. */
const MILLISECONDS_FROM = 2e11
/** The end of 9999, the last year with four digits in ISO 8601. */
const LAST_MS = 253_402_300_799_999
const ISO =
  /^\s*(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[-+]\d{2}:?\d{2})?\s*$/i

/**
 * The time of a fix in epoch milliseconds. Reads ISO 8601, in UTC where it has no zone, and epoch seconds or
 * milliseconds, distinguished by their size, as a number or as text. 1970, 0 and negative numbers are times; `null` for
 * anything else.
 */
export function fixTimeOf(value: unknown): number | null {
  const number = numberOf(value)
  if (number !== null) {
    const milliseconds = Math.round(Math.abs(number) < MILLISECONDS_FROM ? number * SECOND_MS : number) + 0
    return Math.abs(milliseconds) <= LAST_MS ? milliseconds : null
  }
  return typeof value === 'string' ? isoTimeOf(value) : null
}

function isoTimeOf(text: string): number | null {
  const match = ISO.exec(text)
  if (match === null) return null
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined) return null
  if (hour === undefined || minute === undefined || second === undefined) return null
  const millisecond = Math.trunc(Number(`0.${match[7] ?? 0}`) * SECOND_MS)
  if (hour > 23 || minute > 59 || second > 59) return null
  const midnight = new Date(Date.UTC(2000, month - 1, day)).setUTCFullYear(year, month - 1, day)
  const date = new Date(midnight)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const local = midnight + ((hour * 60 + minute) * 60 + second) * SECOND_MS + millisecond
  return local - zoneMinutes(match[8]) * MINUTE_MS
}

/** Minutes ahead of UTC. */
function zoneMinutes(zone: string | undefined): number {
  const match = zone === undefined ? null : /([-+])(\d{2}):?(\d{2})/.exec(zone)
  if (match === null) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}
