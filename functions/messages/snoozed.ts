import type { Snoozable, Snooze } from '../../shared/notifications/snooze.ts'
import type { StoredEvent } from '../stores/events/stored-event.ts'
import { isOfFloatPlan } from '../watching/built-in-rules.ts'

/** The source of an event, and its name. */
export const sourceOf = (event: StoredEvent): Snoozable & { name: string } =>
  event.kind === 'rule'
    ? { kind: 'rule', id: event.ruleId, name: event.ruleName }
    : { kind: 'geofence', id: event.geofenceId, name: event.geofenceName }

/** Whether the event is muted: by its device, or by what raised it. A float plan is extended or ended instead. */
export function isSnoozed(event: StoredEvent, snoozes: readonly Snooze[]): boolean {
  if (event.kind === 'rule' && isOfFloatPlan(event)) return false
  const source = sourceOf(event)
  return snoozes.some(
    ({ kind, id }) =>
      (kind === 'device' && id === event.deviceId) || (kind === source.kind && id === source.id),
  )
}
