import { MINUTE_MS } from '../../time.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { compare, type Limits, limitOf } from './limits/compare.ts'
import { MARGINS } from './limits/margins.ts'

/** The voltage of the vehicle's battery. It dips for seconds when the engine starts, so it must hold for a minute. */
export const battery = (limits: Limits): CompiledCondition => ({
  ...READING,
  needsFix: false,
  waitMs: MINUTE_MS,
  look: ({ batteryVolts }) => compare(batteryVolts, limits, MARGINS.battery),
  reason: (report, at) =>
    reasonAt(
      {
        check: 'battery',
        operator: limits.operator,
        saw: report.batteryVolts,
        limit: limitOf(limits),
        unit: 'V',
      },
      at,
      report,
    ),
})
