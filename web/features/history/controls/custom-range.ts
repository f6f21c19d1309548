import { instantOf } from '../../../../shared/trails/day-range.ts'
import { MAX_RANGE_MS } from '../../../../shared/trails/trails.routes.ts'
import { FIRST_DAY } from '../../../ui/picker-bounds.ts'

export type CustomRangeFault = 'incomplete' | 'tooEarly' | 'endBeforeStart' | 'future' | 'tooLong'
export type CustomRange = { from: number; to: number } | { fault: CustomRangeFault }

/** A start and an end as their fields say them, in the account's time zone; or what is wrong with them. */
export function customRange(start: string, end: string, timeZone: string, now: number): CustomRange {
  const [from, to] = [instantOf(start, timeZone), instantOf(end, timeZone)]
  if (from === null || to === null) return { fault: 'incomplete' }
  if (start < FIRST_DAY || end < FIRST_DAY) return { fault: 'tooEarly' }
  if (from > now || to > now) return { fault: 'future' }
  if (to <= from) return { fault: 'endBeforeStart' }
  return to - from > MAX_RANGE_MS ? { fault: 'tooLong' } : { from, to }
}
