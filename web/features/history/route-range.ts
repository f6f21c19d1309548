import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { dayRange } from '../../../shared/trails/day-range.ts'
import { DEFAULT_RANGE, type HistorySearch } from './history-search.ts'
import type { Span } from './span.ts'

/** The requested time: the last minutes, or a fixed span. */
export type RouteRange = { kind: 'last'; minutes: number } | ({ kind: 'span' } & Span)

/** The range that the URL asks for. A day runs from midnight to midnight in the account's time zone. */
export function routeRange({ from, to, day, range }: HistorySearch, timeZone: string): RouteRange {
  if (from !== undefined && to !== undefined)
    return { kind: 'span', from: Date.parse(from), to: Date.parse(to) }
  const daySpan = day === undefined ? null : dayRange(day, timeZone)
  if (daySpan !== null) return { kind: 'span', from: daySpan.from, to: daySpan.to - 1 }
  return { kind: 'last', minutes: range ?? DEFAULT_RANGE }
}

/** The span of a range at `now` (epoch ms). */
export function spanAt(range: RouteRange, now: number): Span {
  if (range.kind === 'span') return { from: range.from, to: range.to }
  return { from: now - range.minutes * MINUTE_MS, to: now }
}

/** The range in the form that the trail call takes. */
export const trailRangeOf = (range: RouteRange) =>
  range.kind === 'last'
    ? { minutes: range.minutes }
    : { startTime: toIso(range.from), endTime: toIso(range.to) }
