import { SECOND_MS } from '../../time.ts'
import { SURELY_MOVING_KMH } from '../../tracking/motion/motion.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { compare, type Limits, limitOf } from './limits/compare.ts'
import { MARGINS } from './limits/margins.ts'

const HOLDS_MS = 20 * SECOND_MS

/** The speed, km/h. One report of it is none: it takes a second one, or 20 s without one that says otherwise. */
export const speed = (limits: Limits): CompiledCondition => ({
  ...READING,
  lasting: false,
  waitMs: HOLDS_MS,
  secondReportCounts: true,
  look: (report) => compare(speedOf(report), limits, MARGINS.speed),
  reason: (report, at) =>
    reasonAt(
      {
        check: 'speed',
        operator: limits.operator,
        saw: speedOf(report),
        limit: limitOf(limits),
        unit: 'km/h',
      },
      at,
      report,
    ),
})

/** A standing receiver reports up to 6 km/h, which is no speed. */
const speedOf = ({ speedKmh, moving }: WatchedReport) =>
  speedKmh !== null && !moving && speedKmh < SURELY_MOVING_KMH ? 0 : speedKmh
