import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { compare, type Limits, limitOf } from './limits/compare.ts'
import { MARGINS } from './limits/margins.ts'

/** The largest acceleration since the position before, g. */
export const gForce = (limits: Limits): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  look: (report) => (compare(report.gForce, limits, MARGINS.gForce) === 'met' ? 'met' : 'unmet'),
  reason: (report, at) =>
    reasonAt(
      { check: 'gForce', operator: limits.operator, saw: report.gForce, limit: limitOf(limits), unit: 'g' },
      at,
      report,
    ),
})
