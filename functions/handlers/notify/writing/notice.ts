import type { Condition } from '../../../../shared/rules/condition.ts'
import { geofencePriority } from '../../../../shared/rules/priority.ts'
import type { Priority, Rule } from '../../../../shared/rules/rule.ts'
import type { StoredEvent, StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import type { StoredGeofence } from '../../../stores/geofences/geofences.ts'
import { builtInPriority } from '../../../watching/built-in-rules.ts'
import type { PlanDetails } from '../float-plans/plan-details.ts'

/** The switches of the settings that stand for what happened, not for a channel. */
export type Topic = 'alerts' | 'geofence' | 'speed' | 'maintenance'

/** An event, and what decides whether and when notifications of it are sent. */
export type Notice = {
  event: StoredEvent
  /** Nothing is sent while one of these is switched off. */
  topics: readonly Topic[]
  /** Critical ones ignore quiet hours, have limits of their own and are never in a digest. */
  priority: Priority
  isTest: boolean
  /** The later events that a late message is about, too. Null for a message that is on time. */
  late: { others: readonly StoredEvent[] } | null
  /** What an event of a float plan is about. */
  plan?: PlanDetails | null
}

export const crossingNotice = (
  event: StoredEvent,
  geofence: Pick<StoredGeofence, 'critical'>,
  isTest = false,
): Notice => ({
  event,
  topics: ['geofence'],
  priority: geofencePriority(geofence),
  isTest,
  late: null,
})

export const ruleNotice = (event: StoredEvent, rule: Rule, isTest = false): Notice => ({
  event,
  topics: ['alerts', ...rule.conditions.flatMap(topicsOf)],
  priority: rule.priority,
  isTest,
  late: null,
})

/** No switch of the settings is about a boat at anchor, or its float plan. */
export const builtInNotice = (event: StoredRuleEvent, plan: PlanDetails | null): Notice => ({
  event,
  topics: [],
  priority: builtInPriority(event),
  isTest: false,
  late: null,
  plan,
})

function topicsOf({ type }: Condition): Topic[] {
  if (type === 'speed') return ['speed']
  return type === 'mileage' || type === 'maintenanceDue' ? ['maintenance'] : []
}
