import { type CompiledCondition, READING, reasonAt } from '../compiled-condition.ts'

/** The water in the bilge is high. */
export const bilgeHigh = (): CompiledCondition => ({
  ...READING,
  needsFix: false,
  look: ({ onBoard }) => {
    const isHigh = onBoard?.bilgeHigh ?? null
    if (isHigh === null) return 'between'
    return isHigh ? 'met' : 'unmet'
  },
  reason: (report, at) => {
    const isHigh = report.onBoard?.bilgeHigh ?? null
    const saw = isHigh === null ? null : isHigh ? 'on' : 'off'
    return reasonAt({ check: 'bilgeHigh', operator: null, saw, limit: null, unit: null }, at, report)
  },
})
