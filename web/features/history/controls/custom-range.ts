import { instantOf } from '../../../../shared/trails/day-range.ts'
import { MAX_RANGE_MS } from '../../../../shared/trails/trails.routes.ts'

export type CustomRangeError = 'incomplete' | 'endBeforeStart' | 'future' | 'tooLong'
export type CustomRange = { from: number; to: number } | { error: CustomRangeError }

/** Parses a start and an end (`YYYY-MM-DDTHH:mm`, local to `timeZone`) into epoch ms, or says what is wrong with them. */
export function customRange(start: string, end: string, timeZone: string, now: number): CustomRange {
  const [from, to] = [instantOf(start, timeZone), instantOf(end, timeZone)]
  if (from === null || to === null) return { error: 'incomplete' }
  if (from > now || to > now) return { error: 'future' }
  if (to <= from) return { error: 'endBeforeStart' }
  return to - from > MAX_RANGE_MS ? { error: 'tooLong' } : { from, to }
}
