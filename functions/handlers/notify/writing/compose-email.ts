import { fill } from '../../../../shared/i18n/fill.ts'
import { labelled } from '../../../../shared/i18n/labelled.ts'
import { LANGUAGE } from '../../../../shared/i18n/language.ts'
import { type EmailParts, emailHtml } from '../../../messages/email-html.ts'
import type { Email } from '../../../outside/emails.ts'
import type { Account } from '../account.ts'

type Body = Pick<EmailParts, 'paragraphs' | 'rows' | 'links'> & {
  /** Why the account itself gets it; because of its geofences and rules by default. */
  whyYou?: string
}
export type Links = { siteUrl: string; unsubscribeUrl: string; stopUrl: string; isOwn: boolean }

/** An email as text and as HTML, with why the recipient gets it and how to stop it. */
export function composeEmail(
  to: string,
  subject: string,
  { accountId, texts, address, preferences: { language } }: Account,
  { unsubscribeUrl, stopUrl, isOwn }: Links,
  { whyYou, rows = [], links = [], ...body }: Body,
): Email {
  const why = isOwn ? (whyYou ?? texts.whyYou) : fill(texts.whyYouAsked, { owner: address ?? '' })
  const stop = { text: texts.stop, url: stopUrl }
  const lines = [
    subject,
    ...body.paragraphs,
    ...rows.map(([label, value]) => labelled(label, value, language)),
    ...links.map(({ text, url }) => labelled(text, url, language)),
    '',
    why,
    labelled(stop.text, stop.url, language),
    '',
  ]
  const html = emailHtml({
    lang: LANGUAGE[language].tag,
    title: subject,
    ...body,
    rows,
    links,
    footer: [why, stop],
  })
  return { accountId, to, subject, text: lines.join('\n'), html, unsubscribeUrl }
}
