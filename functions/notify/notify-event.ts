import { MINUTE_MS } from '../../shared/time.ts'
import { log } from '../runtime/log.ts'
import type { EventId } from '../stores/notifications.ts'
import { loadAccount } from './account.ts'
import { deliver } from './deliver.ts'
import type { NotifyDeps } from './deps.ts'
import { nameOf, recipientsOf } from './recipients.ts'

/** Older news is stored, and nobody is notified of it. */
const LATE_AFTER_MS = 15 * MINUTE_MS

/** Notifies of an event that was just stored. */
export async function notifyEvent(id: EventId, deps: NotifyDeps): Promise<void> {
  const found = await eventAndRecipients(id, deps)
  if (found === null) return
  const { event, account, recipients } = found
  if (event.late || deps.now() - Date.parse(event.timestamp) > LATE_AFTER_MS) return
  const notice = { event, isTest: false }
  await allOf(recipients.map((recipient) => deliver(recipient, notice, account, false, deps)))
}

/** Tries a notification of an event again. */
export async function retryNotification(
  id: EventId & { notification: string },
  deps: NotifyDeps,
): Promise<void> {
  const found = await eventAndRecipients(id, deps)
  const recipient = found?.recipients.find((one) => nameOf(one) === id.notification)
  if (!found || recipient === undefined) {
    log('info', 'notification-obsolete', { eventKey: id.eventKey })
    return
  }
  await deliver(recipient, { event: found.event, isTest: false }, found.account, true, deps)
}

/** Null if the event, its geofence or its account is gone by now. */
async function eventAndRecipients({ accountId, eventKey }: EventId, deps: NotifyDeps) {
  const event = await deps.events.get(accountId, eventKey)
  if (event?.kind !== 'crossing') return null
  const geofence = await deps.geofences.get(accountId, event.geofenceId)
  const account = geofence && (await loadAccount(accountId, deps))
  if (!geofence || !account) return null
  const browsers = await deps.pushSubscriptions.list(accountId)
  return { event, account, recipients: recipientsOf(geofence, account, browsers) }
}

/** Waits for all, so that the failure of one channel does not end another halfway. */
async function allOf(deliveries: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(deliveries)
  const rejected = outcomes.find((outcome) => outcome.status === 'rejected')
  if (rejected) throw rejected.reason
}
