import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'
import { LATE_AFTER_MS } from '../../../../shared/watching/event.ts'
import { isOfFloatPlan } from '../../../watching/built-in-rules.ts'
import type { Account } from '../account.ts'
import { sendEventEmail } from '../channels/email.ts'
import { type Outcome, type Postponed, suppressed } from '../channels/outcome.ts'
import { sendEventPush } from '../channels/push/push.ts'
import { sendEventText } from '../channels/text-message.ts'
import { sendEventWebhook } from '../channels/webhook.ts'
import type { NotifyDeps } from '../deps.ts'
import { planStillDue } from '../float-plans/plan-details.ts'
import type { Notice } from '../writing/notice.ts'
import { type Delivery, deliverOnce } from './deliver-once.ts'
import { nameOf, type Recipient } from './recipients.ts'
import { saveOutcome } from './save-outcome.ts'

/** Late news by mail, text or push is no news. */
const SOON = [30 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]
/** Until a program or a provider that was down for a day is back. */
export const FOR_A_DAY = [...SOON, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS]
/** Critical events stay news for longer: ten attempts within 24 hours. */
const CRITICAL = [...SOON, ...[1, 2, 3, 4, 6, 7].map((hours) => hours * HOUR_MS)]

/** How long after an attempt the next one is made. */
export function retryAfterMs(
  { channel }: Pick<Recipient, 'channel'>,
  { priority }: Notice,
): readonly number[] {
  if (channel === 'webhook') return FOR_A_DAY
  return priority === 'critical' ? CRITICAL : SOON
}

/** Sends one notification of an event, once. */
export async function deliver(
  recipient: Recipient,
  notice: Notice,
  account: Account,
  isRetry: boolean,
  deps: NotifyDeps,
): Promise<void> {
  const { event } = notice
  const { accountId, eventKey } = event
  const name = nameOf(recipient)
  const delivery: Delivery = {
    accountId,
    previous: event.notifications[name] ?? null,
    claim: (previous, next) => deps.notifications.claim(event, name, previous, next),
    save: (next) => saveOutcome(notice, name, next, deps),
    send: (isFirst) => send(recipient, withLateness(notice, deps.now()), account, isFirst, deps),
    retryAfterMs: retryAfterMs(recipient, notice),
    retry: { kind: 'notification', accountId, eventKey, notification: name },
    memberId: recipient.reader?.personId,
  }
  await deliverOnce(delivery, isRetry, deps)
}

/** A message that is sent late says so first. */
const withLateness = (notice: Notice, now: number): Notice =>
  now - Date.parse(notice.event.timestamp) > LATE_AFTER_MS ? { ...notice, late: { others: [] } } : notice

/** Sends a message by its channel. One about a boat that came back since it was written is not sent. */
export async function send(
  recipient: Recipient,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  if (await isOver(notice, deps)) return suppressed('plan-changed')
  const { channel, address, reader = account } = recipient
  if (recipient.channel === 'push')
    return sendEventPush(recipient.subscription, notice, reader, isFirst, deps)
  if (channel === 'email') return sendEventEmail(address, notice, reader, isFirst, deps)
  if (channel === 'sms') return sendEventText(address, notice, reader, isFirst, deps)
  return sendEventWebhook(address, notice, account, deps)
}

/**
 * Whether the float plan of a message has ended or was changed. Its entry is claimed before this is read, and an all-clear
 * reads the entries after the plan has changed: no message goes out that no all-clear follows.
 */
const isOver = async ({ event }: Notice, deps: NotifyDeps): Promise<boolean> =>
  event.kind === 'rule' &&
  isOfFloatPlan(event) &&
  event.clears === undefined &&
  (await planStillDue(event, deps)) === null
