import type { StampedPosition } from '../../../tracking/judging/clock.ts'
import { SWITCHES } from '../../../tracking/on-board.ts'
import { joined, type TimeSpan } from '../time-spans.ts'
import { EMPTY_LOG, spansUntil, withReports } from './flag-log.ts'

/** When a reading was true and false. At any other time it is not known. */
type SwitchTimes = { reading: (typeof SWITCHES)[number]; on: readonly TimeSpan[]; off: readonly TimeSpan[] }

/** The times of each reading that is true or false in a range, from reports in any order. */
export function switchTimes(
  reports: readonly Pick<StampedPosition, 'shownAt' | 'onBoard'>[],
  range: TimeSpan,
): SwitchTimes[] {
  const spans = spansUntil(withReports(EMPTY_LOG, reports), range.to).map(({ from, ...span }) => ({
    ...span,
    from: Math.max(from, range.from),
  }))
  return SWITCHES.flatMap((reading) => {
    const times = (value: boolean) =>
      joined(spans.filter(({ from, to, flags }) => flags[reading] === value && to > from))
    const [on, off] = [times(true), times(false)]
    return on.length + off.length === 0 ? [] : [{ reading, on, off }]
  })
}
