import type { RuleReason } from '../../../../shared/watching/event.ts'
import { readNotificationName } from '../../../events/notification-name.ts'
import type { StoredRuleEvent } from '../../../stores/events/stored-event.ts'
import { mayHaveGone } from '../delivery/deliver-once.ts'
import type { NotifyDeps } from '../deps.ts'

/** What a message says once a boat is not overdue any more. */
export type AllClearDetails = {
  kind: 'allClear'
  to: string
  /** The names of the notifications that went out while the boat was overdue. Nobody else gets an all-clear. */
  sentTo: ReadonlySet<string>
  /** The addresses among them that are of no member. */
  contacts: readonly string[]
  reason: RuleReason
}

/**
 * Of an event that ends an overdue plan; null if nobody was notified of that. Throws while a message is on its way, so
 * that its recipient is not missed.
 */
export async function allClearDetails(
  { accountId, clears, reasons: [reason] }: StoredRuleEvent,
  { events, now }: Pick<NotifyDeps, 'events' | 'now'>,
): Promise<AllClearDetails | null> {
  const overdue = clears === undefined ? null : await events.get(accountId, clears)
  if (overdue?.kind !== 'rule' || reason === undefined) return null
  const sentTo = Object.entries(overdue.notifications).flatMap(([name, entry]) =>
    mayHaveGone(entry, now()) ? [name] : [],
  )
  if (sentTo.length === 0) return null
  const contacts = sentTo
    .map(readNotificationName)
    .flatMap(({ channel, address, memberId }) => (memberId === null && channel !== 'push' ? [address] : []))
  const to = String(overdue.reasons[0]?.saw ?? '')
  return { kind: 'allClear', to, sentTo: new Set(sentTo), contacts, reason }
}
