import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import { EMAIL_LIMIT } from '../../../messages/notification-limits.ts'
import type { Email } from '../../../outside/emails.ts'
import { log } from '../../../runtime/log.ts'
import { isBuiltIn } from '../../../watching/built-in-rules.ts'
import type { Account } from '../account.ts'
import { consentProblem, isOwn } from '../delivery/consent.ts'
import { reserve } from '../delivery/limits.ts'
import { heldInQuietHours, isContact, isOff } from '../delivery/wishes.ts'
import type { NotifyDeps } from '../deps.ts'
import { eventEmail } from '../writing/event-texts.ts'
import type { Notice } from '../writing/notice.ts'
import { failed, type Outcome, type Postponed, retryable, suppressed } from './outcome.ts'

/** Sends an email for an event, or says why not. `isFirst`: the first attempt, which counts towards the limit. */
export async function sendEventEmail(
  address: string,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  const problem = emailProblem(address, notice, account, deps)
  if (problem !== null) return suppressed(problem)
  const recipient = { channel: 'email' as const, address }
  const refusal = await consentProblem(recipient, account, 'alerts', deps)
  if (refusal !== null) return refusal
  if (isFirst) {
    const postponed = heldInQuietHours(notice, account, deps) ?? (await aboveLimit(notice, account, deps))
    if (postponed !== null) return postponed
  }
  const links = await linksOf(address, account, deps)
  const { event, isTest } = notice
  const isMutable = !isTest && !(event.kind === 'rule' && isBuiltIn(event))
  // a link mutes for the account
  const maySnooze = links.isOwn && isMutable && account.personId === account.accountId
  const snoozeUrl = maySnooze ? await snoozeUrlOf(notice, deps) : null
  return sendEmail(eventEmail(address, notice, account, links, snoozeUrl), deps)
}

/** What becomes of an email over the limit: it waits for the digest, unless it is critical. `null` within the limit. */
async function aboveLimit(
  notice: Notice,
  { accountId }: Account,
  deps: NotifyDeps,
): Promise<Outcome | Postponed | null> {
  const { isReserved, windowStart } = await reserve('email', notice, accountId, deps)
  if (isReserved) return null
  if (notice.priority === 'critical') return suppressed('critical-limit')
  return { kind: 'digest', digest: 'email', at: windowStart + EMAIL_LIMIT.windowMs }
}

function emailProblem(
  address: string,
  notice: Notice,
  account: Account,
  deps: NotifyDeps,
): NotificationReason | null {
  if (deps.sendEmail === null) return 'email-not-set-up'
  if (address === '') return 'no-address'
  return isOff('email', notice, account) && !isContact(address, notice) ? 'off-in-preferences' : null
}

const snoozeUrlOf = async ({ event }: Notice, { snoozeTokenOf, siteUrl }: NotifyDeps) =>
  `${siteUrl}/snooze/${await snoozeTokenOf(event)}`

/** The links in an email to this address. */
export async function linksOf(address: string, account: Account, { tokenOf, siteUrl }: NotifyDeps) {
  const token = await tokenOf(account.accountId, `email:${address}`)
  return {
    siteUrl,
    stopUrl: `${siteUrl}/notifications/${token}`,
    unsubscribeUrl: `${siteUrl}/api/notifications/recipients/${token}`,
    isOwn: isOwn({ channel: 'email', address }, account),
  }
}

export async function sendEmail(email: Email, deps: Pick<NotifyDeps, 'sendEmail'>): Promise<Outcome> {
  if (deps.sendEmail === null) return suppressed('email-not-set-up')
  const answer = await deps.sendEmail(email)
  if (answer.kind === 'accepted') return { kind: 'sent', detail: answer.messageId }
  log('warn', 'email-not-accepted', { cause: answer.cause })
  return answer.kind === 'refused' ? failed('recipient-refused') : retryable('provider-failed')
}
