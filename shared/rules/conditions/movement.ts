import { toIso } from '../../time.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** A trip starts, or ends by standing for 300 s, both by the anchor rule: a receiver that drifts does not move. */
export function movement({ operator }: { operator: 'start' | 'end' }): CompiledCondition {
  const changedTo = operator === 'start' ? 1 : 0
  return {
    ...READING,
    instant: true,
    lasting: false,
    begin: ({ moving }) => Number(moving),
    remember: ({ moving }) => Number(moving),
    look: (_report, _at, after, before) => (after !== before && after === changedTo ? 'met' : 'unmet'),
    reason: (report, at) => ({
      ...reasonAt({ check: 'movement', operator, saw: null, limit: null, unit: null }, at, report),
      at: toIso(operator === 'end' ? report.motionSince : at),
    }),
  }
}
