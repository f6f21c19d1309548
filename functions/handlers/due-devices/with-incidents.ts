import { sameIncidents } from '../../../shared/watching/same-incident.ts'
import type { StoredEvent } from '../../stores/events/stored-event.ts'

/**
 * Each missing event with the one that is the same incident, among those that are kept because somebody was notified of
 * them. `known` are the other stored events, one of which may be that incident already.
 */
export function withIncidents(
  missing: readonly StoredEvent[],
  kept: readonly StoredEvent[],
  known: readonly StoredEvent[],
): StoredEvent[] {
  const taken = new Set(known.map(({ sameAs }) => sameAs))
  const free = kept.filter(({ eventId }) => !taken.has(eventId))
  const same = sameIncidents(missing.map(incidentOf), free.map(incidentOf))
  return missing.map((event) => {
    const sameAs = same.get(event.eventId)
    return sameAs === undefined ? event : { ...event, sameAs }
  })
}

const incidentOf = (event: StoredEvent) => ({
  ...event,
  source: event.kind === 'rule' ? event.ruleId : `${event.geofenceId} ${event.eventType}`,
})
