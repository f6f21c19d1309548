import type { EventName } from '../../trackers/event-names.ts'
import type { DrivingBehavior } from '../driving-behavior.ts'
import type { WatchedReport } from '../watched-report.ts'
import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/** Events of trackers that do not distinguish these behaviours. */
const VAGUE: Partial<Record<DrivingBehavior, readonly EventName[]>> = {
  rapidAcceleration: ['harshDriving'],
  rapidDeceleration: ['harshDriving'],
  sharpLeftTurn: ['sharpTurn', 'harshDriving'],
  sharpRightTurn: ['sharpTurn', 'harshDriving'],
}

/** The tracker reports a behaviour among its events, or one that includes it. */
export function drivingBehavior({ behaviorType }: { behaviorType: DrivingBehavior }): CompiledCondition {
  const names: readonly string[] = [behaviorType, ...(VAGUE[behaviorType] ?? [])]
  const isIn = ({ events }: WatchedReport) => events.some((event) => names.includes(event))
  return {
    ...READING,
    instant: true,
    lasting: false,
    look: (report) => (isIn(report) ? 'met' : 'unmet'),
    reason: (report, at) =>
      reasonAt(
        {
          check: 'drivingBehavior',
          operator: null,
          saw: isIn(report) ? behaviorType : null,
          limit: behaviorType,
          unit: null,
        },
        at,
        report,
      ),
  }
}
