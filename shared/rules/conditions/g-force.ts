import { compare, type Limits, limitOf } from './compare.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** Each report is about the time since the one before, so there is nothing to come back from. */
const MARGINS = { hysteresis: 0, equalWithin: 0.05, max: 100 }

/** The largest acceleration since the position before, g. */
export const gForce = (limits: Limits): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  look: (report) => (compare(report.gForce, limits, MARGINS) === 'met' ? 'met' : 'unmet'),
  reason: (report, at) =>
    reasonAt(
      { check: 'gForce', operator: limits.operator, saw: report.gForce, limit: limitOf(limits), unit: 'g' },
      at,
      report,
    ),
})
