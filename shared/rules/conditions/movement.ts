import { toIso } from '../../time.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { ends, firstTrip, starts, tripAfter } from './memory/trip-memory.ts'

/** A trip starts, or ends by standing for 300 s: a receiver that drifts does not move. */
export function movement({ operator }: { operator: 'start' | 'end' }): CompiledCondition {
  const changes = operator === 'start' ? starts : ends
  return {
    ...READING,
    instant: true,
    lasting: false,
    begin: firstTrip,
    remember: tripAfter,
    look: (_report, _at, after, before) => (changes(before, after) ? 'met' : 'unmet'),
    reason: (report, at) => ({
      ...reasonAt({ check: 'movement', operator, saw: null, limit: null, unit: null }, at, report),
      at: toIso(operator === 'end' ? report.motionSince : at),
    }),
  }
}
