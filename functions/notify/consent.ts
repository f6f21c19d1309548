import { fill } from '../../shared/i18n/fill.ts'
import { DAY_MS } from '../../shared/time.ts'
import type { Account } from './account.ts'
import { type Outcome, suppressed } from './channels/outcome.ts'
import type { NotifyDeps } from './deps.ts'
import { emailHtml } from './email-html.ts'
import { reserve } from './limits.ts'
import { type NamedRecipient, nameOf } from './recipients.ts'

/** How often a recipient who does not answer is asked again. */
const ASKED_EVERY_MS = 7 * DAY_MS

/**
 * Whether the recipient agrees: `null`, or why not. The account's own address and confirmed phone may be used at once. Anybody else is asked
 * first, by one message with a link.
 */
export async function consentProblem(
  recipient: NamedRecipient,
  account: Account,
  deps: NotifyDeps,
): Promise<Outcome | null> {
  const answer = await deps.recipients.get(account.accountId, nameOf(recipient))
  if (answer?.state === 'stopped') return suppressed('stopped-by-recipient')
  if (answer?.state === 'bounced') return suppressed('address-bounced')
  if (answer?.state === 'complained') return suppressed('address-complained')
  if (answer?.state === 'confirmed') return null
  if (isOwn(recipient, account)) return null
  const askedBefore = deps.now() - ASKED_EVERY_MS
  if (answer === null || Date.parse(answer.at) < askedBefore) await ask(recipient, account, askedBefore, deps)
  return suppressed('not-confirmed')
}

/** Whether it is the account's own verified address or confirmed phone. */
export function isOwn({ channel, address }: NamedRecipient, account: Account): boolean {
  if (channel === 'sms') return address === account.phone
  return channel === 'email' && address.toLowerCase() === account.address?.toLowerCase()
}

/** The limit comes first: a question that it held back must not count as asked. */
async function ask(
  recipient: NamedRecipient,
  account: Account,
  askedBefore: number,
  deps: NotifyDeps,
): Promise<void> {
  const { accountId, texts } = account
  const now = deps.now()
  const name = nameOf(recipient)
  const channel = recipient.channel === 'email' ? 'email' : 'sms'
  if (!(await reserve(channel, { priority: 'medium' }, accountId, deps)).isReserved) return
  if (!(await deps.recipients.ask(accountId, name, now, askedBefore))) return
  const owner = account.address ?? ''
  const token = await deps.tokenOf(accountId, name)
  const url = `${deps.siteUrl}/notifications/${token}`
  if (recipient.channel === 'sms') {
    await deps.sendText(recipient.address, fill(texts.ask.sms, { owner, url }))
    return
  }
  const subject = fill(texts.ask.subject, { owner })
  const paragraph = fill(texts.ask.text, { owner })
  const link = { text: texts.ask.agree, url }
  await deps.sendEmail?.({
    accountId,
    to: recipient.address,
    subject,
    text: `${paragraph}\n\n${link.text}: ${link.url}\n`,
    html: emailHtml({ title: subject, paragraphs: [paragraph], rows: [], links: [link], footer: [] }),
    unsubscribeUrl: `${deps.siteUrl}/api/notifications/recipients/${token}`,
  })
}
