import type { CrossingType } from '../../geofences/crossing-type.ts'
import { LATE_AFTER_MS } from '../event.ts'
import { eventId } from '../event-id.ts'
import { minutesOf } from './figures.ts'
import { alertsOn, type Finding, findingAt } from './findings.ts'
import type { Question } from './question.ts'
import type { Proved } from './walk.ts'

type StoredEvent = Question['events'][number]

/** The stored events. Of one that was found late, nobody was notified unless it was critical or in a digest. */
export const raised = ({ events, geofence, trackId }: Question, proved: readonly Proved[]): Finding[] =>
  events.map((event) => {
    if (!event.late || event.notificationSent === 'sent') return raisedFinding(event)
    const { geofenceId } = geofence
    const proof = proved.find(
      ({ crossing: { type, at } }) => eventId([trackId, geofenceId, type, at]) === event.eventId,
    )
    const foundAfterMs = proof === undefined ? null : proof.provedAt - proof.crossing.at
    return lateFinding(Date.parse(event.timestamp), event.eventType, event.eventId, foundAfterMs)
  })

const raisedFinding = ({ eventId: id, eventType, timestamp, reasons }: StoredEvent) =>
  findingAt(Date.parse(timestamp), { fired: true, because: null, eventId: id, eventType, checks: reasons })

/**
 * The crossings without an event. Late positions may have moved a crossing since its event was stored, so each event is
 * taken for the nearest crossing of its type.
 */
export function missing({ events, geofence }: Question, proved: readonly Proved[]): Finding[] {
  const stored = new Set(events.map((event) => nearestProof(event, proved)))
  return proved
    .filter((proof) => !stored.has(proof))
    .map(({ crossing: { type: eventType, at, reasons }, provedAt }) => {
      const checks = [...reasons]
      if (!alertsOn(geofence, eventType))
        return findingAt(at, { fired: false, because: 'alertOff', eventType, checks })
      if (provedAt - at > LATE_AFTER_MS) return lateFinding(at, eventType, null, provedAt - at)
      return findingAt(at, { fired: false, because: 'notStored', eventType, checks })
    })
}

function nearestProof({ eventType, timestamp }: StoredEvent, proved: readonly Proved[]): Proved | undefined {
  const distance = ({ crossing }: Proved) => Math.abs(crossing.at - Date.parse(timestamp))
  const [first] = proved
    .filter(({ crossing }) => crossing.type === eventType)
    .toSorted((a, b) => distance(a) - distance(b))
  return first
}

/** The findings without those that a stored event of the same type and time contradicts. */
export const uncontradicted = ({ events }: Question, findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ from, explanation }) =>
      !events.some(
        ({ eventType, timestamp }) =>
          'eventType' in explanation && explanation.eventType === eventType && Date.parse(timestamp) === from,
      ),
  )

const lateFinding = (at: number, eventType: CrossingType, id: string | null, foundAfterMs: number | null) =>
  findingAt(at, {
    fired: false,
    because: 'late',
    eventType,
    eventId: id,
    checks: [minutesOf('receivedAfter', at, foundAfterMs, LATE_AFTER_MS)],
  })
