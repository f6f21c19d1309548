import { isSnoozed } from '../../../messages/snoozed.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Recipient } from './recipients.ts'
import { suppressAll } from './suppress-all.ts'

/** The account, and the members among the recipients. */
export const readersOf = (recipients: readonly Recipient[], account: Account): Account[] => [
  ...new Set([account, ...recipients.flatMap(({ reader }) => reader ?? [])]),
]

/** The recipients of an event without those whose reader has muted it, after saying of these that they were muted. */
export async function withoutMuted(
  event: StoredEvent,
  recipients: readonly Recipient[],
  account: Account,
  deps: Pick<NotifyDeps, 'snoozes' | 'notifications' | 'now'>,
): Promise<Recipient[]> {
  const muting = new Set<Account>()
  for (const reader of readersOf(recipients, account))
    if (isSnoozed(event, await deps.snoozes.list(reader.personId, deps.now()))) muting.add(reader)
  const isMuted = ({ reader = account }: Recipient) => muting.has(reader)
  await suppressAll(event, recipients.filter(isMuted), deps)
  return recipients.filter((recipient) => !isMuted(recipient))
}
