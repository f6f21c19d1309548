import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE, type Language } from '../../../../shared/i18n/language.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import type { EmailSender } from '../../../outside/emails.ts'
import { isWaiting } from '../../../purchases/waiting-account.ts'
import { log } from '../../../runtime/log.ts'
import type { StoredOrder } from '../../../stores/billing/orders.ts'

type PlainMail = {
  /** The order that the email is about. */
  order: StoredOrder
  to: string
  language: Language
  subject: string
  paragraphs: readonly string[]
  link: { url: string; text: string } | null
}

/** Sends an email about an order, as text and as HTML. A provider that is unavailable is an error, so that due work tries again. */
export async function sendPlainMail(
  { order, to, language, subject, paragraphs, link }: PlainMail,
  sendEmail: EmailSender,
): Promise<void> {
  const { orderId } = order
  const links = link === null ? [] : [link]
  const answer = await sendEmail({
    // of a tag, which may not contain the sign of an order that waits for its account
    accountId: isWaiting(order) ? orderId : order.accountId,
    to,
    subject,
    text: `${[...paragraphs, ...links.map((one) => labelled(one.text, one.url, language))].join('\n\n')}\n`,
    html: emailHtml({ lang: LANGUAGE[language].tag, title: subject, paragraphs, links }),
    unsubscribeUrl: null,
  })
  if (answer.kind === 'unavailable') throw new Error(`An email about an order was not sent: ${answer.cause}`)
  if (answer.kind === 'refused') log('warn', 'order-mail-refused', { orderId, reason: answer.cause })
}
