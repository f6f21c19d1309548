import { LATE_AT_MOST_MS } from '../../../../shared/watching/event.ts'
import type { StoredEvent, StoredNotification } from '../../../stores/events/stored-event.ts'
import { isOfFloatPlan } from '../../../watching/built-in-rules.ts'
import type { Account } from '../account.ts'
import { allOf } from '../all-of.ts'
import { deliver, retryAfterMs, send } from '../delivery/deliver.ts'
import { type Delivery, deliverOnce, mayAttempt } from '../delivery/deliver-once.ts'
import { nameOf, type Recipient } from '../delivery/recipients.ts'
import { saveOutcome } from '../delivery/save-outcome.ts'
import { isOff, SWITCHES } from '../delivery/wishes.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'
import { lateEvents } from './late-events.ts'

/**
 * Sends a recipient one message about late events of a device, in the order of their times. One of them is claimed before
 * the others: whoever has it sends the message. A program gets each of them, as it gets any other event.
 */
export async function deliverLate(
  recipient: Recipient,
  notices: readonly Notice[],
  account: Account,
  isRetry: boolean,
  deps: NotifyDeps,
): Promise<void> {
  const name = nameOf(recipient)
  const single = notices.filter((notice) => isAlone(recipient, notice, account))
  await allOf(single.map((notice) => deliver(recipient, notice, account, isRetry, deps)))
  const joined = notices.filter(
    (notice) => !single.includes(notice) && mayAttempt(entryOf(notice.event, name), isRetry, deps.now()),
  )
  // the one with the fewest attempts decides how long all of them are tried
  const [lead, ...rest] = joined.toSorted((a, b) => attemptsOf(a, name) - attemptsOf(b, name))
  if (lead === undefined) return
  const claimed = [lead]
  const { accountId, eventKey } = lead.event
  const delivery: Delivery = {
    accountId,
    previous: entryOf(lead.event, name),
    async claim(previous, next) {
      if (!(await deps.notifications.claim(lead.event, name, previous, next))) return false
      for (const one of rest)
        if (await deps.notifications.claim(one.event, name, entryOf(one.event, name), next)) claimed.push(one)
      return true
    },
    async save(next) {
      for (const notice of claimed) await saveOutcome(notice, name, next, deps)
    },
    send(isFirst) {
      const [first = lead, ...others] = joined.filter((one) => claimed.includes(one))
      const late = { others: others.map(({ event }) => event) }
      return send(recipient, { ...first, late }, account, isFirst, deps)
    },
    retryAfterMs: retryAfterMs(recipient, lead),
    retry: { kind: 'notification', accountId, eventKey, notification: name },
    memberId: recipient.reader?.personId,
  }
  await deliverOnce(delivery, isRetry, deps)
}

const entryOf = ({ notifications }: StoredEvent, name: string): StoredNotification | null =>
  notifications[name] ?? null

const attemptsOf = ({ event }: Notice, name: string) => entryOf(event, name)?.attempts ?? 0

/** Whether a notice is not sent to a recipient, or not together with others. A float plan has a message of its own. */
const isAlone = ({ channel, reader }: Recipient, notice: Notice, account: Account) =>
  channel === 'webhook' || notice.plan != null || isOff(SWITCHES[channel], notice, reader ?? account)

/** Tries a message about late events again, and whatever else of the device waits for another attempt. */
export async function retryLate(
  recipient: Recipient,
  notice: Notice,
  account: Account,
  deps: NotifyDeps,
): Promise<void> {
  if (notice.plan != null) return deliver(recipient, notice, account, true, deps)
  const events = await lateEvents(notice.event, Date.parse(notice.event.timestamp) - LATE_AT_MOST_MS, deps)
  const tried = events.filter(
    (event) => entryOf(event, nameOf(recipient)) !== null && !(event.kind === 'rule' && isOfFloatPlan(event)),
  )
  const notices = tried.map((event) => ({ ...notice, event }))
  await deliverLate(recipient, notices, account, true, deps)
}
