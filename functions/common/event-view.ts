import {
  type AccountEvent,
  type GeofenceEvent,
  Notification,
  type RuleEvent,
} from '../../shared/watching/event.ts'
import type { StoredCrossing, StoredEvent, StoredRuleEvent } from '../stores/stored-event.ts'

/** A crossing as its owner sees it. It counts as sent once one of its notifications is. */
export function crossingView(stored: StoredCrossing): GeofenceEvent {
  const { kind: _kind, ...event } = withoutStored(stored)
  const notifications = notificationsOf(stored)
  const isSent = notifications.some(({ state }) => state === 'sent' || state === 'delivered')
  return { ...event, notifications, notificationSent: isSent ? 'sent' : 'pending' }
}

/** A rule that fired as its owner sees it. */
export function ruleEventView(stored: StoredRuleEvent): RuleEvent {
  const { kind: _kind, ...event } = withoutStored(stored)
  return { ...event, notifications: notificationsOf(stored) }
}

export const accountEventView = (stored: StoredEvent): AccountEvent =>
  stored.kind === 'rule'
    ? { kind: 'rule', ...ruleEventView(stored) }
    : { kind: 'crossing', ...crossingView(stored) }

function withoutStored<Event extends StoredEvent>(stored: Event) {
  const { accountId: _account, eventKey: _key, trackId: _track, expiresAt: _expires, ...event } = stored
  return event
}

/** The notifications of an event or a report, by channel and recipient. */
export const notificationsOf = ({ notifications }: Pick<StoredEvent, 'notifications'>): Notification[] =>
  Object.entries(notifications)
    .toSorted(byName)
    .map(([key, { attempts: _attempts, ...state }]) => {
      const separator = key.indexOf(':')
      return Notification.parse({
        channel: key.slice(0, separator),
        recipient: key.slice(separator + 1),
        ...state,
      })
    })

/** The store returns them in any order. */
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)
