import type { ConditionType } from './condition.ts'
import type { Priority } from './rule.ts'

/** The fields of a condition that decide its priority, also while it is edited. */
type AlarmCondition = { type: ConditionType; behaviorType?: string | undefined }

/**
 * Whether a rule is about a theft or an accident: a tow, a collision, a relay that somebody else has switched, high
 * water in a boat, or a device that is outside of a geofence at a time that the rule names.
 */
function isAlarm(conditions: readonly AlarmCondition[]): boolean {
  const has = (wanted: ConditionType) => conditions.some(({ type }) => type === wanted)
  return (
    has('movedWithoutIgnition') ||
    has('relayChanged') ||
    has('bilgeHigh') ||
    conditions.some(({ behaviorType, type }) => type === 'drivingBehavior' && behaviorType === 'collision') ||
    (has('outsideGeofence') && has('timeRange'))
  )
}

/** The priority of an alert rule. An alarm is critical unless its owner has chosen otherwise. */
export const alertPriority = (
  conditions: readonly AlarmCondition[],
  critical: boolean | null | undefined,
): Priority => ((critical ?? isAlarm(conditions)) ? 'critical' : 'medium')

/** The same for a notification rule, whose owner chooses one of four. A low one is never critical. */
export const notificationPriority = (conditions: readonly AlarmCondition[], chosen: Priority): Priority =>
  chosen !== 'low' && isAlarm(conditions) ? 'critical' : chosen

/** The priority of the crossings of a geofence, which are critical only if its owner says so. */
export const geofencePriority = ({ critical }: { critical?: boolean | undefined }): Priority =>
  critical === true ? 'critical' : 'medium'
