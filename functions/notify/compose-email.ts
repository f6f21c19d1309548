import { fill } from '../../shared/i18n/fill.ts'
import type { Email } from '../outside/emails.ts'
import type { Account } from './account.ts'
import { type EmailParts, emailHtml } from './email-html.ts'

type Body = Pick<EmailParts, 'paragraphs' | 'rows' | 'links'>
export type Links = { siteUrl: string; unsubscribeUrl: string; stopUrl: string; isOwn: boolean }

/** As text and as HTML, with why the recipient gets it and how to stop it. */
export function composeEmail(
  to: string,
  subject: string,
  { accountId, texts, address }: Account,
  { unsubscribeUrl, stopUrl, isOwn }: Links,
  body: Body,
): Email {
  const why = isOwn ? texts.whyYou : fill(texts.whyYouAsked, { owner: address ?? '' })
  const stop = { text: texts.stop, url: stopUrl }
  const lines = [
    subject,
    ...body.paragraphs,
    ...body.rows.map(([label, value]) => `${label}: ${value}`),
    ...body.links.map(({ text, url }) => `${text}: ${url}`),
    '',
    why,
    `${stop.text}: ${stop.url}`,
    '',
  ]
  const html = emailHtml({ title: subject, ...body, footer: [why, stop] })
  return { accountId, to, subject, text: lines.join('\n'), html, unsubscribeUrl }
}
