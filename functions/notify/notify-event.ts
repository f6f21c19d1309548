import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import { isSnoozed } from '../common/snoozed.ts'
import { log } from '../runtime/log.ts'
import type { EventId } from '../stores/notifications.ts'
import { allOf } from './all-of.ts'
import { deliver } from './deliver.ts'
import type { NotifyDeps } from './deps.ts'
import { findNotice } from './find-notice.ts'
import { nameOf, type Recipient } from './recipients.ts'

/** Older news is stored, and nobody is notified of it. */
const LATE_AFTER_MS = 15 * MINUTE_MS
const SNOOZED: NotificationReason = 'snoozed'

/** Notifies of an event that was just stored. */
export async function notifyEvent(id: EventId, deps: NotifyDeps): Promise<void> {
  const found = await findNotice(id, deps)
  if (found === null) return
  const { notice, account, recipients } = found
  const { event } = notice
  const now = deps.now()
  if (event.late || now - Date.parse(event.timestamp) > LATE_AFTER_MS) return
  if (isSnoozed(event, await deps.snoozes.list(id.accountId, now))) return suppressAll(id, recipients, deps)
  await allOf(recipients.map((recipient) => deliver(recipient, notice, account, false, deps)))
}

/** Tries a notification of an event again. */
export async function retryNotification(
  id: EventId & { notification: string },
  deps: NotifyDeps,
): Promise<void> {
  const found = await findNotice(id, deps)
  const recipient = found?.recipients.find((one) => nameOf(one) === id.notification)
  if (!found || recipient === undefined) {
    log('info', 'notification-obsolete', { eventKey: id.eventKey })
    return
  }
  await deliver(recipient, found.notice, found.account, true, deps)
}

/** Says of each recipient that it was muted, unless it has been notified before. */
async function suppressAll(id: EventId, recipients: readonly Recipient[], deps: NotifyDeps): Promise<void> {
  const muted = { state: 'suppressed' as const, at: toIso(deps.now()), detail: SNOOZED, attempts: 0 }
  await allOf(recipients.map((recipient) => deps.notifications.claim(id, nameOf(recipient), null, muted)))
}
