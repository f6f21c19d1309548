import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { dayRange } from '../../../shared/trails/day-range.ts'
import { DEFAULT_RANGE, type HistorySearch } from './history-search.ts'

/** The time that is asked for: the last minutes, or from one instant to another (epoch ms, both included). */
export type RouteRange = { kind: 'last'; minutes: number } | { kind: 'span'; from: number; to: number }

/** What the address asks for; a day is one of the account's time zone, to its last second. */
export function routeRange({ from, to, day, range }: HistorySearch, timeZone: string): RouteRange {
  if (from !== undefined && to !== undefined)
    return { kind: 'span', from: Date.parse(from), to: Date.parse(to) }
  const ofDay = day === undefined ? null : dayRange(day, timeZone)
  if (ofDay !== null) return { kind: 'span', from: ofDay.from, to: ofDay.to - 1 }
  return { kind: 'last', minutes: range ?? DEFAULT_RANGE }
}

/** From when to when that is, asked at an instant. */
export function spanAt(range: RouteRange, now: number): { from: number; to: number } {
  if (range.kind === 'span') return { from: range.from, to: range.to }
  return { from: now - range.minutes * MINUTE_MS, to: now }
}

/** The range as the call for a trail says it. */
export const askedRange = (range: RouteRange) =>
  range.kind === 'last'
    ? { minutes: range.minutes }
    : { startTime: toIso(range.from), endTime: toIso(range.to) }
