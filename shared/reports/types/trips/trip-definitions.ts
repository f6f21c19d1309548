import { fill } from '../../../i18n/fill.ts'
import { MINUTE_MS } from '../../../time.ts'
import { STOPPED_AFTER_MS } from '../../../tracking/motion/motion.ts'
import type { Period } from '../../period.ts'
import { clockChanges } from '../common/definitions.ts'
import type { Pen } from '../common/pen.ts'

/** What a trip of the logbook is. */
export function tripDefinitions(period: Period, zone: string, pen: Pen): string[] {
  const { trip, private: hidden, notMarked, late } = pen.texts.tripAnalysis.definitions
  const { distance, average, times } = pen.common.definitions
  return [
    fill(trip, { duration: pen.duration(STOPPED_AFTER_MS / MINUTE_MS) }),
    distance,
    average,
    hidden,
    notMarked,
    late,
    fill(times, { zone }),
    ...clockChanges(period, pen),
  ]
}
