import type { DayFigures } from '../../figures/day-figures.ts'
import type { Totals } from '../../figures/totals.ts'

/** Whether a device was driven on a day: `unknown` if nothing is known of the whole day. */
export type DayUse = 'used' | 'notUsed' | 'unknown'

/** A trip across midnight uses both days. */
export function dayUse(day: DayFigures): DayUse {
  if (day.drivingMinutes > 0) return 'used'
  return isKnown(day) ? 'notUsed' : 'unknown'
}

/** Whether anything is known of the days that these figures are of. */
export const isKnown = ({
  drivingMinutes,
  idleMinutes,
  stoppedMinutes,
}: Pick<Totals, 'drivingMinutes' | 'idleMinutes' | 'stoppedMinutes'>): boolean =>
  drivingMinutes + idleMinutes + stoppedMinutes > 0

export type UseCount = Record<DayUse, number>

/** How many of the days are of each kind. */
export function countUse(days: readonly DayFigures[]): UseCount {
  const count: UseCount = { used: 0, notUsed: 0, unknown: 0 }
  for (const day of days) count[dayUse(day)] += 1
  return count
}
