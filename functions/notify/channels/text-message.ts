import { fill } from '../../../shared/i18n/fill.ts'
import type { NotificationReason } from '../../../shared/notifications/notification-reason.ts'
import { TEXT_LIMIT } from '../../common/notification-limits.ts'
import { countryOfPhone } from '../../common/phone-number.ts'
import { log } from '../../runtime/log.ts'
import type { Account } from '../account.ts'
import { consentProblem } from '../consent.ts'
import type { NotifyDeps } from '../deps.ts'
import { mapUrl, type Notice, subjectOf } from '../event-texts.ts'
import { failed, type Outcome, retryable, suppressed } from './outcome.ts'

/** Sends a text message for an event, or says why not. */
export async function sendEventText(
  address: string,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome> {
  const problem = textProblem(address, account, deps)
  if (problem !== null) return suppressed(problem)
  const refusal = await consentProblem({ channel: 'sms', address }, account, deps)
  if (refusal !== null) return refusal
  if (isFirst) {
    const opened = deps.now() - TEXT_LIMIT.windowMs
    const { isReserved } = await deps.accounts.reserveText(
      account.accountId,
      deps.now(),
      opened,
      TEXT_LIMIT.max,
    )
    if (!isReserved) return suppressed('sms-daily-limit')
  }
  const subject = subjectOf(notice, account)
  return sendText(
    address,
    fill(account.texts.sms, { subject, url: mapUrl(deps.siteUrl, notice.event) }),
    deps,
  )
}

export async function sendText(
  address: string,
  text: string,
  deps: Pick<NotifyDeps, 'sendText'>,
): Promise<Outcome> {
  const answer = await deps.sendText(address, text)
  if (answer.kind === 'accepted') return { kind: 'sent', detail: answer.messageId }
  log('warn', 'text-not-accepted', { cause: answer.cause })
  return answer.kind === 'refused' ? failed('recipient-refused') : retryable('provider-failed')
}

function textProblem(address: string, { chosen }: Account, deps: NotifyDeps): NotificationReason | null {
  if (deps.smsCountries.size === 0) return 'sms-not-set-up'
  if (address === '') return 'no-phone'
  if (!deps.smsCountries.has(countryOfPhone(address) ?? '')) return 'sms-country-not-allowed'
  const isOff = chosen['notifications.sms'] === false || chosen['notifications.geofence'] === false
  return isOff ? 'off-in-preferences' : null
}
