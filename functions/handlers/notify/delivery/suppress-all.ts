import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import { toIso } from '../../../../shared/time.ts'
import type { EventId } from '../../../stores/notifications/notifications.ts'
import { allOf } from '../all-of.ts'
import type { NotifyDeps } from '../deps.ts'
import { nameOf, type Recipient } from './recipients.ts'

const SNOOZED: NotificationReason = 'snoozed'

/** Says of each recipient that it was muted, unless it has been notified before. */
export async function suppressAll(
  id: EventId,
  recipients: readonly Recipient[],
  { notifications, now }: Pick<NotifyDeps, 'notifications' | 'now'>,
): Promise<void> {
  const muted = { state: 'suppressed' as const, at: toIso(now()), detail: SNOOZED, attempts: 0 }
  await allOf(recipients.map((recipient) => notifications.claim(id, nameOf(recipient), null, muted)))
}
