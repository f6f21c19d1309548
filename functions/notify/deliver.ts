import { HOUR_MS, MINUTE_MS, SECOND_MS, toIso } from '../../shared/time.ts'
import type { EventId } from '../stores/notifications.ts'
import type { StoredNotification } from '../stores/stored-event.ts'
import type { Account } from './account.ts'
import { sendEventEmail } from './channels/email.ts'
import type { Outcome, Postponed } from './channels/outcome.ts'
import { sendEventPush } from './channels/push/push.ts'
import { sendEventText } from './channels/text-message.ts'
import { sendEventWebhook } from './channels/webhook.ts'
import type { NotifyDeps } from './deps.ts'
import { WAITS_AS } from './digest-kinds.ts'
import type { Notice } from './notice.ts'
import { nameOf, type Recipient } from './recipients.ts'

/** Longer than an invocation. A notification that is in flight for longer was lost with its function. */
const IN_FLIGHT_MS = MINUTE_MS

/** How long after an attempt the next one is made. Late news by mail, text or push is no news. */
const RETRY_AFTER_MS: Record<Recipient['channel'], readonly number[]> = {
  email: [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  sms: [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  push: [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  webhook: [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS],
}
/** Retries of an outage must not all come at once. */
const JITTER = 0.1

/** Thrown so that the queue delivers the message again: another invocation has the notification. */
class InFlight extends Error {}

/**
 * Sends one notification of an event, once: the entry in the event's map is claimed before and gets the outcome. A
 * function that ends in between leaves it in flight, and it is sent again after a minute; a repeated alert is better
 * than none.
 */
export async function deliver(
  recipient: Recipient,
  notice: Notice,
  account: Account,
  isRetry: boolean,
  deps: NotifyDeps,
): Promise<void> {
  const { event } = notice
  const name = nameOf(recipient)
  const previous = event.notifications[name] ?? null
  const now = deps.now()
  if (previous !== null && !mayAttempt(previous, isRetry, now)) return
  const attempts = (previous?.attempts ?? 0) + 1
  const claim: StoredNotification = { state: 'pending', at: toIso(now), detail: null, attempts }
  if (!(await deps.notifications.claim(event, name, previous, claim))) throw new InFlight(event.eventId)
  const outcome = await send(recipient, notice, account, attempts === 1, deps)
  await deps.notifications.save(event, name, await stateAfter(event, recipient, outcome, attempts, deps))
}

function mayAttempt({ state, detail, at }: StoredNotification, isRetry: boolean, now: number): boolean {
  if (state !== 'pending') return false
  if (detail !== null) return isRetry
  if (now - Date.parse(at) < IN_FLIGHT_MS) throw new InFlight()
  return true
}

export function send(
  recipient: Recipient,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  const { channel, address } = recipient
  if (recipient.channel === 'push')
    return sendEventPush(recipient.subscription, notice, account, isFirst, deps)
  if (channel === 'email') return sendEventEmail(address, notice, account, isFirst, deps)
  if (channel === 'sms') return sendEventText(address, notice, account, isFirst, deps)
  return sendEventWebhook(address, notice, account, deps)
}

/** What to store for an outcome. The next attempt is scheduled before that, so that it cannot be forgotten. */
async function stateAfter(
  event: EventId,
  recipient: Recipient,
  outcome: Outcome | Postponed,
  attempts: number,
  deps: NotifyDeps,
): Promise<StoredNotification> {
  const now = deps.now()
  const at = toIso(now)
  const { accountId, eventKey } = event
  if (outcome.kind === 'digest') {
    const { digest } = outcome
    await deps.due.put(outcome.at, { kind: 'digest', accountId, digest })
    return { state: 'pending', at, detail: WAITS_AS[digest], attempts }
  }
  if (outcome.kind !== 'retry') return { state: outcome.kind, at, detail: outcome.detail, attempts }
  const afterMs = RETRY_AFTER_MS[recipient.channel][attempts - 1]
  if (afterMs === undefined) return { state: 'failed', at, detail: outcome.detail, attempts }
  const notification = nameOf(recipient)
  await deps.due.put(now + afterMs * (1 + JITTER * deps.random()), {
    kind: 'notification',
    accountId,
    eventKey,
    notification,
  })
  return { state: 'pending', at, detail: outcome.detail, attempts }
}
