import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** The ignition. */
export const accessory = ({ operator }: { operator: 'on' | 'off' }): CompiledCondition => ({
  ...READING,
  needsFix: false,
  look: ({ ignition }) => {
    if (ignition === null) return 'between'
    return ignition === (operator === 'on') ? 'met' : 'unmet'
  },
  reason: (report, at) =>
    reasonAt(
      { check: 'accessory', operator, saw: wordOf(report.ignition), limit: operator, unit: null },
      at,
      report,
    ),
})

const wordOf = (ignition: boolean | null) => (ignition === null ? null : ignition ? 'on' : 'off')
