import { DEMO_OPERATOR } from '../../../shared/account/demo-operator.ts'
import { htmlText } from '../../../shared/markup.ts'
import type { SentEmail } from '../engines/email.ts'
import type { SentPush, SentText } from '../engines/phone.ts'
import { localPage, shortTime } from './local-page.ts'

export const ATTACHMENTS_PATH = '/_local/attachments/'

export type Messages = {
  emails: readonly SentEmail[]
  texts: readonly SentText[]
  pushes: readonly SentPush[]
  /** The code that the operator's authenticator app shows now. */
  operatorCode: string
}

/** Emails, texts and push notifications, newest first, as a page without scripts. */
export function messagesPage({ emails, texts, pushes, operatorCode }: Messages): string {
  const articles = [
    ...emails.map((email) => ({ at: email.sentAt, html: emailArticle(email) })),
    ...texts.map((text) => ({ at: text.sentAt, html: article('Text message', text, text.text) })),
    ...pushes.map((push) => ({ at: push.sentAt, html: article(push.title, { ...push, to: '' }, push.body) })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return localPage({
    title: 'local messages',
    body: `<h1>Local messages</h1>
<p class="to">Emails, texts and push notifications that Vectra would have sent, newest first. <a href="/_local/stripe">Payments</a></p>
<p class="to">To sign in as ${htmlText(DEMO_OPERATOR.email)} at <a href="/login?to=/operator">/operator</a>, the authenticator app shows <strong>${htmlText(operatorCode)}</strong> for some seconds.</p>
${articles.map(({ html }) => html).join('\n') || '<p>No messages yet.</p>'}`,
  })
}

const BYTES_PER_KB = 1024

/** An HTML mail is shown in a frame that may neither run scripts nor open anything. */
function emailArticle({ subject, text, html, attachments, ...email }: SentEmail): string {
  const files = attachments.map(
    ({ id, name, size }) =>
      `<p>Attachment: <a href="${ATTACHMENTS_PATH}${htmlText(id)}" download="${htmlText(name)}">${htmlText(name)}</a>, ${Math.ceil(size / BYTES_PER_KB)} KB</p>`,
  )
  const frame =
    html === null
      ? files.join('')
      : `${files.join('')}<details><summary>HTML</summary><iframe sandbox title="HTML" srcdoc="${htmlText(html)}"></iframe></details>`
  // only what Vectra sends for an account can bounce to it
  return article(
    subject,
    email,
    text,
    Object.keys(email.tags).length > 0 ? `${frame}${feedbackForm(email.to)}` : frame,
  )
}

const feedbackForm = (to: string) =>
  `<form method="post" action="/_local/email-feedback"><input type="hidden" name="to" value="${htmlText(to)}"><button name="kind" value="bounce">Bounce</button> <button name="kind" value="complaint">Report as spam</button></form>`

const article = (title: string, { to, sentAt }: { to: string; sentAt: string }, text: string, more = '') =>
  `<article>
<header><strong>${htmlText(title)}</strong><time datetime="${htmlText(sentAt)}">${htmlText(shortTime(sentAt))} UTC</time></header>
${to === '' ? '' : `<p class="to">to ${htmlText(to)}</p>`}
<pre>${linked(htmlText(text))}</pre>${more}
</article>`

const linked = (escapedText: string) =>
  escapedText.replace(
    /https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)\S)+(?<![.,;:!?)])/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
