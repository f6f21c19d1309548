import { fill } from '../../../i18n/fill.ts'
import { DAY_MS, MINUTE_MS } from '../../../time.ts'
import { STOPPED_AFTER_MS } from '../../../tracking/motion/motion.ts'
import type { LocalDay, Period } from '../../period.ts'
import type { Pen } from './pen.ts'

/** The definitions of the figures of days, in the order in which readers meet them. */
export function definitionsOf(period: Period, zone: string, pen: Pen): string[] {
  const { distance, driving, idle, withoutContact, days } = pen.common.definitions
  return [
    distance,
    fill(driving, { duration: pen.duration(STOPPED_AFTER_MS / MINUTE_MS) }),
    idle,
    withoutContact,
    fill(days, { zone }),
    ...clockChanges(period, pen),
  ]
}

export const clockChanges = ({ days }: Period, pen: Pen): string[] =>
  days.flatMap((day) => clockChange(day, pen))

/** Says so where the clocks change, because the figures of that day add up to more or less than 24 hours. */
function clockChange({ date, from, to }: LocalDay, pen: Pen): string[] {
  const { clocksForward, clocksBack } = pen.common.definitions
  if (to - from === DAY_MS) return []
  const text = to - from < DAY_MS ? clocksForward : clocksBack
  return [fill(text, { date: pen.date(date), duration: pen.duration((to - from) / MINUTE_MS) })]
}
