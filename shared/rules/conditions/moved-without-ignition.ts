import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { firstTrip, starts, tripAfter } from './memory/trip-memory.ts'

/** A trip starts with the ignition known to be off, or the tracker itself reports that it is towed. */
export const movedWithoutIgnition = (): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  begin: firstTrip,
  remember: tripAfter,
  look: ({ ignition, events }, _at, after, before) => {
    if (ignition === false && starts(before, after)) return 'met'
    return ignition !== true && events.includes('towing') ? 'met' : 'unmet'
  },
  reason: (report, at) =>
    reasonAt(
      { check: 'movedWithoutIgnition', operator: null, saw: 'off', limit: null, unit: null },
      at,
      report,
    ),
})
