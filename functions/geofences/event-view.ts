import { type GeofenceEvent, Notification } from '../../shared/watching/event.ts'
import type { StoredCrossing } from '../stores/stored-event.ts'

/** An event as its owner sees it. It counts as sent once one of its notifications is. */
export function eventView(stored: StoredCrossing): GeofenceEvent {
  const {
    accountId: _account,
    eventKey: _key,
    trackId: _track,
    expiresAt: _expires,
    kind: _kind,
    ...event
  } = stored
  const notifications = Object.entries(stored.notifications)
    .toSorted(byName)
    .map(([key, { attempts: _attempts, ...state }]) => {
      const separator = key.indexOf(':')
      return Notification.parse({
        channel: key.slice(0, separator),
        recipient: key.slice(separator + 1),
        ...state,
      })
    })
  const isSent = notifications.some(({ state }) => state === 'sent' || state === 'delivered')
  return { ...event, notifications, notificationSent: isSent ? 'sent' : 'pending' }
}

/** The store returns them in any order. */
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => a.localeCompare(b)
