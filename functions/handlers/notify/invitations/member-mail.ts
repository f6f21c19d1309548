import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE, type Language } from '../../../../shared/i18n/language.ts'
import { emailHtml } from '../../../messages/email-html.ts'
import { log } from '../../../runtime/log.ts'
import type { NotifyDeps } from '../deps.ts'

type MemberMail = {
  accountId: string
  to: string
  language: Language
  texts: { subject: string; paragraphs: readonly string[]; open: string }
  values: Record<string, string>
  /** Where the button leads. */
  url: string
}

/** Sends an email about being a member of an account. */
export async function sendMemberMail(
  { accountId, to, language, texts, values, url }: MemberMail,
  { sendEmail }: Pick<NotifyDeps, 'sendEmail'>,
): Promise<void> {
  const subject = fill(texts.subject, values)
  const paragraphs = texts.paragraphs.map((paragraph) => fill(paragraph, values))
  const answer = await sendEmail?.({
    accountId,
    to,
    subject,
    text: `${[...paragraphs, labelled(texts.open, url, language)].join('\n\n')}\n`,
    html: emailHtml({
      lang: LANGUAGE[language].tag,
      title: subject,
      paragraphs,
      links: [{ text: texts.open, url }],
    }),
    unsubscribeUrl: null,
  })
  if (answer?.kind === 'unavailable')
    throw new Error(`An email about a membership was not sent: ${answer.cause}`)
  if (answer?.kind === 'refused') log('warn', 'member-mail-refused', { reason: answer.cause })
}
