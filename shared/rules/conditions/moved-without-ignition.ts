import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** A trip starts with the ignition known to be off, or the tracker itself reports that it is towed. */
export const movedWithoutIgnition = (): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  begin: ({ moving }) => Number(moving),
  remember: ({ moving }) => Number(moving),
  look: ({ ignition, events }, _at, after, before) => {
    if (before === 0 && after === 1 && ignition === false) return 'met'
    return ignition !== true && events.includes('towing') ? 'met' : 'unmet'
  },
  reason: (report, at) =>
    reasonAt(
      { check: 'movedWithoutIgnition', operator: null, saw: 'off', limit: null, unit: null },
      at,
      report,
    ),
})
