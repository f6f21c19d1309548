import { DEFAULT_PREFERENCES, type Preferences, withChosen } from '../../../../shared/account/preferences.ts'
import { operatorMailTexts } from '../../../../shared/i18n/en/account-mails.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE, type Language } from '../../../../shared/i18n/language.ts'
import { loadAccountMails } from '../../../../shared/i18n/load-texts.ts'
import { toIso } from '../../../../shared/time.ts'
import { createTimes } from '../../../../shared/times/times.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import { log } from '../../../runtime/log.ts'
import type { AccountDeletionStore, DeletionRequest } from '../../../stores/accounts/account-deletions.ts'
import type { DataExportStore } from '../../../stores/accounts/data-exports.ts'
import type { PreferenceStore } from '../../../stores/accounts/preferences.ts'
import type { DueWork } from '../../../stores/due-work.ts'

export type AccountMailDeps = {
  deletions: Pick<AccountDeletionStore, 'get'>
  exports: Pick<DataExportStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  getAddress: (accountId: string) => Promise<string | null>
  /** `null` where the operator has set no sender address. */
  sendEmail: EmailSender | null
  /** Where the operator reads of deletions; empty for nowhere. */
  operatorEmail: string
  siteUrl: string
  now: () => number
}

type AccountMailWork = Extract<DueWork, { kind: 'accountMail' }>

/** Writes to the owner of an account, unless what it is about has changed since. */
export async function sendAccountMail(work: AccountMailWork, deps: AccountMailDeps): Promise<void> {
  const { accountId, mail } = work
  const at = await timeOf(work, deps)
  if (at === 'changed' || deps.sendEmail === null) return
  const to = await deps.getAddress(accountId)
  if (to === null) return log('warn', 'account-mail-without-address', { mail })
  const own = withChosen(DEFAULT_PREFERENCES, await deps.preferences.get(accountId))
  const { language } = own
  const time = at === null ? '' : written(at, own, deps.now())
  const { subject, text, open } = (await loadAccountMails(language)).accountMailTexts[mail]
  const content = { language, subject: fill(subject, { time }), text: fill(text, { time }), open }
  await send(accountId, to, content, deps)
  if (mail !== 'deletion-requested' || deps.operatorEmail === '') return
  const request = await deps.deletions.get(accountId)
  if (request === null) return
  const operatorTime = written(request.deletesAt, { ...own, language: 'en' }, deps.now())
  await send(accountId, deps.operatorEmail, operatorMail(accountId, to, request, operatorTime), deps)
}

/** The time that the mail is about, epoch ms; `null` without one; `changed` if it must not be sent any more. */
async function timeOf(
  { accountId, mail, about }: AccountMailWork,
  { deletions, exports }: AccountMailDeps,
): Promise<number | null | 'changed'> {
  if (mail === 'deletion-withdrawn') return null
  if (mail === 'deletion-requested') {
    const request = await deletions.get(accountId)
    return request !== null && toIso(request.requestedAt) === about ? request.deletesAt : 'changed'
  }
  const newest = await exports.get(accountId)
  return newest?.id === about ? newest.expiresAt : 'changed'
}

/** A time in the formats of the account, with the zone. */
function written(at: number, own: Preferences, now: number): string {
  const page = { language: own.language, invalid: '', browserZone: own.timezone, now }
  return createTimes(own, page).full(at)
}

function operatorMail(accountId: string, email: string, { reason }: DeletionRequest, time: string): Mail {
  const { subject, text, noReason } = operatorMailTexts['deletion-requested']
  const values = { accountId, email, time, reason: reason ?? noReason }
  return { language: 'en', subject: fill(subject, values), text: fill(text, values), open: null }
}

type Mail = { language: Language; subject: string; text: string; open: string | null }

async function send(
  accountId: string,
  to: string,
  { language, subject, text, open }: Mail,
  deps: AccountMailDeps,
) {
  const url = `${deps.siteUrl}/dashboard/settings?tab=account`
  const lang = LANGUAGE[language].tag
  const links = open === null ? [] : [{ text: open, url }]
  const answer = await deps.sendEmail?.({
    accountId,
    to,
    subject,
    text: open === null ? `${text}\n` : `${text}\n\n${labelled(open, url, language)}\n`,
    html: emailHtml({ lang, title: subject, paragraphs: text.split('\n\n'), links }),
    unsubscribeUrl: null,
  })
  if (answer?.kind === 'unavailable')
    throw new Error(`An email about an account was not sent: ${answer.cause}`)
  if (answer?.kind === 'refused') log('warn', 'account-mail-refused', { reason: answer.cause })
}
