import * as z from 'zod'
import { GeofenceEvent, Notification, RuleEvent } from '../../../shared/watching/event.ts'
import { historyExpiresAt } from '../devices/history-lifetime.ts'

/** A notification of an event, and how often it has been tried. */
export const StoredNotification = Notification.pick({ state: true, at: true, detail: true }).extend({
  attempts: z.number().int(),
})
export type StoredNotification = z.infer<typeof StoredNotification>

const stored = {
  accountId: z.string(),
  /** `<ISO time of the event>#<eventId>`, so that the key's order is the order of the events. */
  eventKey: z.string(),
  trackId: z.string(),
  /** By `<channel>:<recipient>`. */
  notifications: z.record(z.string(), StoredNotification),
  expiresAt: z.number().int(),
  /** Since when it waits for a message about late events, or that was sent. */
  foundAt: z.iso.datetime().optional(),
}

export const StoredCrossing = GeofenceEvent.omit({ notificationSent: true, notifications: true }).extend({
  ...stored,
  /** Events that were stored before there were rules have no kind. */
  kind: z.literal('crossing').default('crossing'),
})
export type StoredCrossing = z.infer<typeof StoredCrossing>

export const StoredRuleEvent = RuleEvent.omit({ notifications: true }).extend({
  ...stored,
  kind: z.literal('rule'),
  /** A member who is notified besides those whom the rule names. */
  memberId: z.string().optional(),
  /** The key of the event that is over with this one. Only those who were notified of it are notified of this. */
  clears: z.string().optional(),
})
export type StoredRuleEvent = z.infer<typeof StoredRuleEvent>

export const StoredEvent = z.union([StoredRuleEvent, StoredCrossing])
export type StoredEvent = z.infer<typeof StoredEvent>

type SetHere = 'eventKey' | 'notifications' | 'expiresAt'

export const eventKeyOf = ({ timestamp, eventId }: Pick<StoredEvent, 'timestamp' | 'eventId'>): string =>
  `${timestamp}#${eventId}`

/** An event as it is stored first, without notifications. */
export function newEvent(event: Omit<StoredCrossing, SetHere>): StoredCrossing
export function newEvent(event: Omit<StoredRuleEvent, SetHere>): StoredRuleEvent
export function newEvent(event: Omit<StoredCrossing, SetHere> | Omit<StoredRuleEvent, SetHere>): StoredEvent {
  return {
    ...event,
    eventKey: eventKeyOf(event),
    notifications: {},
    expiresAt: historyExpiresAt(Date.parse(event.timestamp)),
  }
}
