import type { NotificationReason } from '../../../shared/notifications/notification-reason.ts'
import { EMAIL_LIMIT } from '../../common/notification-limits.ts'
import { log } from '../../runtime/log.ts'
import type { Account } from '../account.ts'
import { consentProblem, isOwn } from '../consent.ts'
import type { NotifyDeps } from '../deps.ts'
import { eventEmail, type Notice } from '../event-texts.ts'
import { failed, type Outcome, retryable, suppressed } from './outcome.ts'

/** In the hour's digest instead. `at` is epoch ms. */
export type Postponed = { kind: 'digest'; at: number }

/** Sends an e-mail for an event, or says why not. `isFirst`: the first attempt, which counts towards the limit. */
export async function sendEventEmail(
  address: string,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  const problem = emailProblem(address, account, deps)
  if (problem !== null) return suppressed(problem)
  const recipient = { channel: 'email' as const, address }
  const refusal = await consentProblem(recipient, account, deps)
  if (refusal !== null) return refusal
  if (isFirst) {
    const { isReserved, windowStart } = await deps.accounts.reserveEmail(
      account.accountId,
      deps.now(),
      deps.now() - EMAIL_LIMIT.windowMs,
      EMAIL_LIMIT.max,
    )
    if (!isReserved) return { kind: 'digest', at: windowStart + EMAIL_LIMIT.windowMs }
  }
  return sendEmail(eventEmail(address, notice, account, await linksOf(address, account, deps)), deps)
}

function emailProblem(address: string, { chosen }: Account, deps: NotifyDeps): NotificationReason | null {
  if (deps.sendEmail === null) return 'email-not-set-up'
  if (address === '') return 'no-address'
  const isOff = chosen['notifications.email'] === false || chosen['notifications.geofence'] === false
  return isOff ? 'off-in-preferences' : null
}

/** The links in an e-mail to this address. */
export async function linksOf(address: string, account: Account, { tokenOf, siteUrl }: NotifyDeps) {
  const token = await tokenOf(account.accountId, `email:${address}`)
  return {
    siteUrl,
    stopUrl: `${siteUrl}/notifications/${token}`,
    unsubscribeUrl: `${siteUrl}/api/notifications/recipients/${token}`,
    isOwn: isOwn({ channel: 'email', address }, account),
  }
}

export async function sendEmail(
  email: ReturnType<typeof eventEmail>,
  deps: Pick<NotifyDeps, 'sendEmail'>,
): Promise<Outcome> {
  if (deps.sendEmail === null) return suppressed('email-not-set-up')
  const answer = await deps.sendEmail(email)
  if (answer.kind === 'accepted') return { kind: 'sent', detail: answer.messageId }
  log('warn', 'email-not-accepted', { cause: answer.cause })
  return answer.kind === 'refused' ? failed('recipient-refused') : retryable('provider-failed')
}
