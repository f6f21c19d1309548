import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE } from '../../../../shared/i18n/language.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import { smsText } from '../../../messages/sms-text.ts'
import { reserveUnconfirmed } from '../../../messages/unconfirmed-limit.ts'
import type { Account } from '../account.ts'
import { type Outcome, suppressed } from '../channels/outcome.ts'
import type { NotifyDeps } from '../deps.ts'
import { reserve } from './limits.ts'
import { type NamedRecipient, nameOf } from './recipients.ts'

/** How often a recipient who does not answer is asked again. */
const ASKED_EVERY_MS = 7 * DAY_MS

/** The subject of the message that asks. Who agrees gets both. */
export type Asked = 'alerts' | 'reports' | 'floatPlan'

/**
 * Whether the recipient agrees: `null`, or why not. The account's own address and confirmed phone may be used at once. Anybody else is asked
 * first, by one message with a link.
 */
export async function consentProblem(
  recipient: NamedRecipient,
  account: Account,
  about: Asked,
  deps: NotifyDeps,
): Promise<Outcome | null> {
  const answer = await deps.recipients.get(account.accountId, nameOf(recipient))
  if (answer?.state === 'stopped') return suppressed('stopped-by-recipient')
  if (answer?.state === 'bounced') return suppressed('address-bounced')
  if (answer?.state === 'complained') return suppressed('address-complained')
  if (answer?.state === 'confirmed') return null
  if (isOwn(recipient, account)) return null
  const askedBefore = deps.now() - ASKED_EVERY_MS
  if (answer === null || Date.parse(answer.at) < askedBefore)
    await sendQuestion(recipient, account, { about, askedBefore }, deps)
  return suppressed('not-confirmed')
}

/** Whether it is the account's own verified address or confirmed phone. */
export function isOwn({ channel, address }: NamedRecipient, account: Account): boolean {
  if (channel === 'sms') return address === account.phone
  return channel === 'email' && address.toLowerCase() === account.address?.toLowerCase()
}

/** The limits come first: a question that they held back must not count as asked. */
async function sendQuestion(
  recipient: NamedRecipient,
  account: Account,
  { about, askedBefore }: { about: Asked; askedBefore: number },
  deps: NotifyDeps,
): Promise<void> {
  const { accountId, texts } = account
  const { language } = account.preferences
  const now = deps.now()
  const name = nameOf(recipient)
  const channel = recipient.channel === 'email' ? 'email' : 'sms'
  if (!(await reserve(channel, { priority: 'medium' }, accountId, deps)).isReserved) return
  if ((await reserveUnconfirmed(channel, deps)) !== null) return
  if (!(await deps.recipients.ask(accountId, name, now, askedBefore))) return
  const owner = account.address ?? ''
  const ask = texts.ask[about]
  const token = await deps.tokenOf(accountId, name)
  const url = `${deps.siteUrl}/notifications/${token}`
  if (recipient.channel === 'sms') {
    await deps.sendText(recipient.address, smsText(fill(ask.sms, { owner, url })))
    return
  }
  const subject = fill(ask.subject, { owner })
  const paragraph = fill(ask.text, { owner })
  const link = { text: texts.agree, url }
  await deps.sendEmail?.({
    accountId,
    to: recipient.address,
    subject,
    text: `${paragraph}\n\n${labelled(link.text, link.url, language)}\n`,
    html: emailHtml({
      lang: LANGUAGE[language].tag,
      title: subject,
      paragraphs: [paragraph],
      links: [link],
      footer: [],
    }),
    unsubscribeUrl: `${deps.siteUrl}/api/notifications/recipients/${token}`,
  })
}
