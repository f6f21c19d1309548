import type { receiptMailTexts } from '../../../../shared/i18n/en/account-mails.ts'
import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE } from '../../../../shared/i18n/language.ts'
import { loadAccountMails } from '../../../../shared/i18n/load-texts.ts'
import { toIso } from '../../../../shared/time.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import { log } from '../../../runtime/log.ts'
import type { Closing } from '../../../stores/accounts/account-deletions.ts'

export type SignReceipt = (lines: readonly string[]) => Promise<string>
type ReceiptDeps = { sendEmail: EmailSender | null; signReceipt: SignReceipt; now: () => number }

/** Sends the signed receipt to where the account had its mailbox. It is stored nowhere else. */
export async function mailReceipt(closing: Closing, deps: ReceiptDeps): Promise<void> {
  const { email, receiptId, language } = closing
  if (deps.sendEmail === null || email === null)
    return log('warn', 'receipt-not-sent', { receiptId, reason: email === null ? 'no-address' : 'no-sender' })
  const { receiptMailTexts: texts } = await loadAccountMails(language)
  const receipt = await deps.signReceipt(receiptLines(closing, email, texts, deps.now()))
  const { subject, text } = texts
  const paragraphs = [fill(text, { email }), receipt]
  const answer = await deps.sendEmail({
    // the tag of its feedback, which belongs to no account any more
    accountId: receiptId,
    to: email,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: emailHtml({ lang: LANGUAGE[language].tag, title: subject, paragraphs }),
    unsubscribeUrl: null,
  })
  if (answer.kind === 'unavailable') throw new Error(`A receipt was not sent: ${answer.cause}`)
  if (answer.kind === 'refused') log('warn', 'receipt-refused', { receiptId, reason: answer.cause })
}

function receiptLines(
  { receiptId, by, startedAt, counts, language }: Closing,
  email: string,
  { head, by: requesters, labels, kept }: typeof receiptMailTexts,
  now: number,
): string[] {
  const line = (label: string, value: string) => labelled(label, value, language)
  return [
    line(head.receipt, receiptId),
    line(head.account, email),
    line(head.by, requesters[by]),
    line(head.closed, toIso(startedAt)),
    line(head.deleted, toIso(now)),
    ...Object.entries(labels).map(([kind, label]) => line(label, String(counts[kind] ?? 0))),
    kept,
  ]
}
