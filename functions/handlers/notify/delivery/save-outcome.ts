import { isUndelivered } from '../../../../shared/notifications/undelivered.ts'
import type { StoredNotification } from '../../../stores/events/stored-event.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'

/** Stores what became of a notification. A critical one that does not arrive is noted before that, for its owner to see. */
export async function saveOutcome(
  { event, priority }: Notice,
  name: string,
  next: StoredNotification,
  { notifications, undelivered, now }: Pick<NotifyDeps, 'notifications' | 'undelivered' | 'now'>,
): Promise<void> {
  if (priority === 'critical' && isUndelivered(next)) await undelivered.note(event, now())
  await notifications.save(event, name, next)
}
