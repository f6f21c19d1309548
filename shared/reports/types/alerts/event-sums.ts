import { groupedBy } from '../../../grouped-by.ts'
import {
  isMessageChannel,
  type MessageChannel,
  OUTCOMES,
  type Outcome,
} from '../../../notifications/outcome.ts'
import type { AccountEvent } from '../../../watching/event.ts'

/** How many notifications ended in which way. */
export type OutcomeCounts = Record<Outcome, number>

/** A notification that is a message to somebody. */
export type Message = { channel: MessageChannel; outcome: Outcome }

export const messagesOf = ({ notifications }: AccountEvent): Message[] =>
  notifications.flatMap(({ channel, state }) =>
    isMessageChannel(channel) ? [{ channel, outcome: OUTCOMES[state] }] : [],
  )

export function outcomeCounts(messages: readonly Message[]): OutcomeCounts {
  const counts: OutcomeCounts = { delivered: 0, failed: 0, pending: 0, suppressed: 0 }
  for (const { outcome } of messages) counts[outcome] += 1
  return counts
}

/** The sums of events. */
export type EventSums = OutcomeCounts & { events: number; devices: number; lastAt: number | null }

export const eventSums = (events: readonly AccountEvent[]): EventSums => ({
  ...outcomeCounts(events.flatMap(messagesOf)),
  events: events.length,
  devices: new Set(events.map(({ deviceId }) => deviceId)).size,
  lastAt: events.reduce<number | null>(
    (last, { timestamp }) => Math.max(last ?? 0, Date.parse(timestamp)),
    null,
  ),
})

/** The rule or the geofence that raised an event. */
type Source = { kind: AccountEvent['kind']; sourceId: string; name: string }
export type SourceEvents = Source & { events: readonly AccountEvent[] }

/** Events by what raised them, the one with the most events first. Its name is that of its newest event. */
export function eventsBySource(events: readonly AccountEvent[]): SourceEvents[] {
  const groups = groupedBy(events, (event) => `${event.kind}#${sourceOf(event).sourceId}`)
  return [...groups.values()]
    .flatMap((some) => {
      const newest = some.at(-1)
      return newest === undefined ? [] : [{ ...sourceOf(newest), events: some }]
    })
    .toSorted((a, b) => b.events.length - a.events.length)
}

const sourceOf = (event: AccountEvent): Source =>
  event.kind === 'rule'
    ? { kind: event.kind, sourceId: event.ruleId, name: event.ruleName }
    : { kind: event.kind, sourceId: event.geofenceId, name: event.geofenceName }
