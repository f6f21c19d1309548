import {
  type AccountEvent,
  type GeofenceEvent,
  type Notification,
  NotificationChannel,
  type RuleEvent,
} from '../../shared/watching/event.ts'
import type { StoredCrossing, StoredEvent, StoredRuleEvent } from '../stores/events/stored-event.ts'
import { readNotificationName } from './notification-name.ts'

/** A crossing as its owner sees it. It counts as sent once one of its notifications is. */
export function crossingView(stored: StoredCrossing): GeofenceEvent {
  const { kind: _kind, ...event } = withoutStored(stored)
  const notifications = notificationsOf(stored)
  const isSent = notifications.some(({ state }) => state === 'sent' || state === 'delivered')
  return { ...event, notifications, notificationSent: isSent ? 'sent' : 'pending' }
}

/** A rule that fired as its owner sees it. */
export function ruleEventView(stored: StoredRuleEvent): RuleEvent {
  const { kind: _kind, memberId: _member, clears: _cleared, ...event } = withoutStored(stored)
  return { ...event, notifications: notificationsOf(stored) }
}

export const accountEventView = (stored: StoredEvent): AccountEvent =>
  stored.kind === 'rule'
    ? { kind: 'rule', ...ruleEventView(stored) }
    : { kind: 'crossing', ...crossingView(stored) }

function withoutStored<Event extends StoredEvent>(stored: Event) {
  const { accountId: _account, eventKey: _key, trackId: _track, ...more } = stored
  const { expiresAt: _expires, foundAt: _found, ...event } = more
  return event
}

/** The notifications of an event or a report, by channel and recipient. */
export const notificationsOf = (stored: Pick<StoredEvent, 'notifications'>): Notification[] =>
  namedNotifications(stored).map(notificationView)

/** The same, with how often each was tried. */
export const namedNotifications = ({ notifications }: Pick<StoredEvent, 'notifications'>) =>
  Object.entries(notifications)
    .toSorted(byName)
    .map(([key, entry]) => {
      const { channel, address } = readNotificationName(key)
      return { channel: NotificationChannel.parse(channel), recipient: address, ...entry }
    })

export const notificationView = ({
  attempts: _attempts,
  ...notification
}: Notification & { attempts: number }): Notification => notification

/** The store returns them in any order. */
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)
