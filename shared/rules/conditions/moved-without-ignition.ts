import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** A trip starts with the ignition known to be off: towed, or on a ferry. */
export const movedWithoutIgnition = (): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  begin: ({ moving }) => Number(moving),
  remember: ({ moving }) => Number(moving),
  look: ({ ignition }, _at, after, before) =>
    before === 0 && after === 1 && ignition === false ? 'met' : 'unmet',
  reason: (report, at) =>
    reasonAt(
      { check: 'movedWithoutIgnition', operator: null, saw: 'off', limit: null, unit: null },
      at,
      report,
    ),
})
