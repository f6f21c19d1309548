import { fill } from '../../../../shared/i18n/fill.ts'
import { latenessOf } from '../../../../shared/watching/lateness.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import { nameIn } from '../writing/name-in.ts'

/** `Late: ` and what happened, or how many alerts of the device there are. */
export function lateSubject(
  { deviceName }: StoredEvent,
  others: readonly StoredEvent[],
  subject: string,
  { texts: { late } }: Account,
): string {
  if (others.length === 0) return fill(late.subject, { subject })
  return fill(late.several.subject, { device: nameIn(deviceName), count: String(others.length + 1) })
}

/** `Happened at 2:10 AM, reported at 2:34 AM, when the tracker was back.` The others are in the order of their times. */
export function lateSentence(event: StoredEvent, others: readonly StoredEvent[], account: Account): string {
  const { late } = account.texts
  const { from, to, knownAt, because } = latenessOf(event, others)
  const form = others.length === 0 || because === 'delivery' ? late.one[because] : late.several[because]
  return fill(form, { first: account.when(from), last: account.when(to), known: account.when(knownAt) })
}
