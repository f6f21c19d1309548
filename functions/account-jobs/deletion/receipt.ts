import { receiptMailTexts } from '../../../shared/i18n/en/account-mails.ts'
import { fill } from '../../../shared/i18n/fill.ts'
import { htmlText } from '../../../shared/markup.ts'
import { toIso } from '../../../shared/time.ts'
import type { EmailSender } from '../../outside/emails.ts'
import { log } from '../../runtime/log.ts'
import type { Closing } from '../../stores/account-deletions.ts'

export type SignReceipt = (lines: readonly string[]) => Promise<string>
type ReceiptDeps = { sendEmail: EmailSender | null; signReceipt: SignReceipt; now: () => number }

/** Sends the signed receipt to where the account had its mailbox. It is stored nowhere else. */
export async function mailReceipt(closing: Closing, deps: ReceiptDeps): Promise<void> {
  const { email, receiptId } = closing
  if (deps.sendEmail === null || email === null)
    return log('warn', 'receipt-not-sent', { receiptId, reason: email === null ? 'no-address' : 'no-sender' })
  const receipt = await deps.signReceipt(receiptLines(closing, email, deps.now()))
  const { subject, text } = receiptMailTexts
  const answer = await deps.sendEmail({
    // the tag of its feedback, which belongs to no account any more
    accountId: receiptId,
    to: email,
    subject,
    text: `${fill(text, { email })}\n\n${receipt}\n`,
    html: `<!doctype html><html><body><h1>${htmlText(subject)}</h1><p>${htmlText(fill(text, { email }))}</p><pre>${htmlText(receipt)}</pre></body></html>`,
    unsubscribeUrl: null,
  })
  if (answer.kind === 'unavailable') throw new Error(`A receipt was not sent: ${answer.cause}`)
  if (answer.kind === 'refused') log('warn', 'receipt-refused', { receiptId, reason: answer.cause })
}

function receiptLines({ receiptId, by, startedAt, counts }: Closing, email: string, now: number): string[] {
  const { labels, kept } = receiptMailTexts
  return [
    `Receipt: ${receiptId}`,
    `Account: ${email}`,
    `Requested by: ${by}`,
    `Closed: ${toIso(startedAt)}`,
    `Deleted: ${toIso(now)}`,
    ...Object.entries(labels).map(([kind, label]) => `${label}: ${counts[kind] ?? 0}`),
    kept,
  ]
}
