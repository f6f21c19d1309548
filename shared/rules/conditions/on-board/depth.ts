import { type CompiledCondition, READING, reasonAt } from '../compiled-condition.ts'
import { compare, type Limits, limitOf } from '../limits/compare.ts'
import { MARGINS } from '../limits/margins.ts'

/** The depth of the water, metres. */
export const depth = (limits: Limits): CompiledCondition => ({
  ...READING,
  needsFix: false,
  look: ({ onBoard }) => compare(onBoard?.depthM ?? null, limits, MARGINS.depth),
  reason: (report, at) =>
    reasonAt(
      {
        check: 'depth',
        operator: limits.operator,
        saw: report.onBoard?.depthM ?? null,
        limit: limitOf(limits),
        unit: 'm',
      },
      at,
      report,
    ),
})
