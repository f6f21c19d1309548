import { LATE_AFTER_MS } from '../../../shared/watching/event.ts'
import { log } from '../../runtime/log.ts'
import type { EventId } from '../../stores/notifications/notifications.ts'
import { allOf } from './all-of.ts'
import { deliver } from './delivery/deliver.ts'
import { findNotice } from './delivery/find-notice.ts'
import { readersOf, withoutMuted } from './delivery/mute.ts'
import { nameOf } from './delivery/recipients.ts'
import type { NotifyDeps } from './deps.ts'
import { retryLate } from './late/deliver-late.ts'
import { holdLate } from './late/hold-late.ts'

/** Notifies of an event that was just stored. */
export async function notifyEvent(id: EventId, deps: NotifyDeps): Promise<void> {
  const found = await findNotice(id, deps)
  if (found === null) return
  const { notice, account, recipients } = found
  const { event } = notice
  const now = deps.now()
  if (event.late || now - Date.parse(event.timestamp) > LATE_AFTER_MS)
    return holdLate(notice, readersOf(recipients, account), deps)
  const unmuted = await withoutMuted(event, recipients, account, deps)
  await allOf(unmuted.map((recipient) => deliver(recipient, notice, account, false, deps)))
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
  const { notice, account } = found
  const isLate = notice.event.foundAt !== undefined && recipient.channel !== 'webhook'
  if (isLate) return retryLate(recipient, notice, account, deps)
  await deliver(recipient, notice, account, true, deps)
}
