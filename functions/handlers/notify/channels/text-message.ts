import { fill } from '../../../../shared/i18n/fill.ts'
import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import { countryOfPhone } from '../../../messages/phone-number.ts'
import { smsText } from '../../../messages/sms-text.ts'
import { log } from '../../../runtime/log.ts'
import type { Account } from '../account.ts'
import { consentProblem } from '../delivery/consent.ts'
import { reserve } from '../delivery/limits.ts'
import { heldInQuietHours, isContact, isOff } from '../delivery/wishes.ts'
import type { NotifyDeps } from '../deps.ts'
import { overdueSms, planSentence } from '../float-plans/plan-texts.ts'
import { lateSentence } from '../late/late-texts.ts'
import { eventUrl, mapUrl, subjectOf } from '../writing/event-texts.ts'
import type { Notice } from '../writing/notice.ts'
import { failed, type Outcome, type Postponed, retryable, suppressed } from './outcome.ts'

/** Sends a text message for an event, or says why not. */
export async function sendEventText(
  address: string,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  const problem = await textProblem(address, notice, account, deps)
  if (problem !== null) return suppressed(problem)
  const refusal = await consentProblem({ channel: 'sms', address }, account, 'alerts', deps)
  if (refusal !== null) return refusal
  if (isFirst) {
    const held = heldInQuietHours(notice, account, deps)
    if (held !== null) return held
    const { isReserved } = await reserve('sms', notice, account.accountId, deps)
    if (!isReserved) return suppressed(notice.priority === 'critical' ? 'critical-limit' : 'sms-daily-limit')
  }
  return sendText(address, textOf(notice, account, deps.siteUrl), deps)
}

function textOf(notice: Notice, account: Account, siteUrl: string): string {
  const { event, late, plan } = notice
  const { texts } = account
  const subject = subjectOf(notice, account)
  if (plan?.kind === 'allClear')
    return fill(texts.floatPlan.allClearSms, { subject, sentence: planSentence(plan, account) })
  if (plan?.kind === 'overdue')
    return overdueSms(plan, subject, plan.shareUrl ?? eventUrl(siteUrl, event, account), account)
  const urlOf = plan ? eventUrl : mapUrl
  const content = { subject, url: urlOf(siteUrl, event, account) }
  if (late === null) return fill(texts.sms, content)
  return fill(texts.late.sms, { ...content, late: lateSentence(event, late.others, account) })
}

export async function sendText(
  address: string,
  text: string,
  deps: Pick<NotifyDeps, 'sendText'>,
): Promise<Outcome> {
  const answer = await deps.sendText(address, smsText(text))
  if (answer.kind === 'accepted') return { kind: 'sent', detail: answer.messageId }
  log('warn', 'text-not-accepted', { cause: answer.cause })
  return answer.kind === 'refused' ? failed('recipient-refused') : retryable('provider-failed')
}

async function textProblem(
  address: string,
  notice: Notice,
  account: Account,
  deps: NotifyDeps,
): Promise<NotificationReason | null> {
  const problem = await unreachableBySms(address, account, deps)
  if (problem !== null) return problem
  return isOff('sms', notice, account) && !isContact(address, notice) ? 'off-in-preferences' : null
}

/** Why no text message of the account can reach this number; `null` if one can. */
export async function unreachableBySms(
  address: string,
  { accountId }: Pick<Account, 'accountId'>,
  { smsCountries, subscriptions }: Pick<NotifyDeps, 'smsCountries' | 'subscriptions'>,
): Promise<NotificationReason | null> {
  if (smsCountries.size === 0) return 'sms-not-set-up'
  if (address === '') return 'no-phone'
  if (!smsCountries.has((await countryOfPhone(address)) ?? '')) return 'sms-country-not-allowed'
  return (await subscriptions.hasAny(accountId)) ? null : 'sms-needs-subscription'
}
