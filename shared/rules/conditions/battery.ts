import { MINUTE_MS } from '../../time.ts'
import { compare, type Limits, limitOf } from './compare.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

const MARGINS = { hysteresis: 0.3, equalWithin: 0.05, max: 1_000 }

/** The voltage of the vehicle's battery. It dips for seconds when the engine starts, so it must hold for a minute. */
export const battery = (limits: Limits): CompiledCondition => ({
  ...READING,
  waitMs: MINUTE_MS,
  look: ({ batteryVolts }) => compare(batteryVolts, limits, MARGINS),
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
