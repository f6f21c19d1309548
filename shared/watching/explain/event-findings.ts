import type { CrossingType } from '../../geofences/geofence.ts'
import { LATE_AFTER_MS } from '../event.ts'
import { eventId } from '../event-id.ts'
import { minutesOf } from './figures.ts'
import { alertsOn, type Finding, findingAt } from './findings.ts'
import type { Question } from './question.ts'
import type { Proved } from './walk.ts'

type StoredEvent = Question['events'][number]

/** The stored events. One that was found too late has notified nobody. */
export const raised = ({ events, geofence, trackId }: Question, proved: readonly Proved[]): Finding[] =>
  events.map((event) => {
    if (!event.late) return raisedFinding(event)
    const { geofenceId } = geofence
    const proof = proved.find(
      ({ crossing: { type, at } }) => eventId([trackId, geofenceId, type, at]) === event.eventId,
    )
    const foundAfterMs = proof === undefined ? null : proof.provedAt - proof.crossing.at
    return lateFinding(Date.parse(event.timestamp), event.eventType, event.eventId, foundAfterMs)
  })

const raisedFinding = ({ eventId: id, eventType, timestamp, reasons }: StoredEvent) =>
  findingAt(Date.parse(timestamp), { fired: true, because: null, eventId: id, eventType, checks: reasons })

/** The crossings without an event. The rules may have changed since, so one of the same type is taken for it. */
export const missing = ({ events, geofence }: Question, proved: readonly Proved[]): Finding[] =>
  proved
    .filter(({ crossing }) => !events.some(({ eventType }) => eventType === crossing.type))
    .map(({ crossing: { type: eventType, at, reasons }, provedAt }) => {
      const checks = [...reasons]
      if (!alertsOn(geofence, eventType))
        return findingAt(at, { fired: false, because: 'alertOff', eventType, checks })
      if (provedAt - at > LATE_AFTER_MS) return lateFinding(at, eventType, null, provedAt - at)
      return findingAt(at, { fired: false, because: 'notStored', eventType, checks })
    })

const lateFinding = (at: number, eventType: CrossingType, id: string | null, foundAfterMs: number | null) =>
  findingAt(at, {
    fired: false,
    because: 'late',
    eventType,
    eventId: id,
    checks: [minutesOf('receivedAfter', at, foundAfterMs, LATE_AFTER_MS)],
  })
