import type { DrivingBehavior } from '../condition.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** The tracker reports a behaviour among its events. */
export const drivingBehavior = ({ behaviorType }: { behaviorType: DrivingBehavior }): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  look: ({ events }) => (events.includes(behaviorType) ? 'met' : 'unmet'),
  reason: (report, at) =>
    reasonAt(
      {
        check: 'drivingBehavior',
        operator: null,
        saw: report.events.includes(behaviorType) ? behaviorType : null,
        limit: behaviorType,
        unit: null,
      },
      at,
      report,
    ),
})
