import { isSnoozed } from '../../../messages/snoozed.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import { noticesOf } from '../delivery/find-notice.ts'
import { nameOf, type Recipient } from '../delivery/recipients.ts'
import { isOff, SWITCHES } from '../delivery/wishes.ts'
import type { NotifyDeps } from '../deps.ts'
import { WAITS_AS } from '../digest/digest-kinds.ts'

/**
 * The late events for the digest of a reader, by the name of the notification that each would be. Programs get no digest.
 */
export async function waitingForDigest(
  events: readonly StoredEvent[],
  account: Account,
  reader: Account,
  deps: NotifyDeps,
): Promise<Map<string, StoredEvent[]>> {
  const waiting = new Map<string, StoredEvent[]>()
  const snoozes = await deps.snoozes.list(reader.personId, deps.now())
  const noticeOf = noticesOf(account, deps)
  for (const event of events) {
    const noticed = event.foundAt === undefined || isSnoozed(event, snoozes) ? null : await noticeOf(event)
    if (noticed === null || noticed.notice.priority === 'critical') continue
    for (const recipient of noticed.recipients) {
      const { channel } = recipient
      if ((recipient.reader ?? account).personId !== reader.personId) continue
      if (channel === 'webhook' || isOff(SWITCHES[channel], noticed.notice, reader)) continue
      if (isWaiting(event, recipient))
        waiting.set(nameOf(recipient), [...(waiting.get(nameOf(recipient)) ?? []), event])
    }
  }
  return waiting
}

function isWaiting({ notifications }: StoredEvent, recipient: Recipient): boolean {
  const entry = notifications[nameOf(recipient)]
  return entry === undefined || (entry.state === 'pending' && entry.detail === WAITS_AS.late)
}
