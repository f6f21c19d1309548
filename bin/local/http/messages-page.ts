import { htmlText } from '../../../shared/markup.ts'
import type { SentEmail } from '../engines/email.ts'
import type { SentPush, SentText } from '../engines/phone.ts'

export type Messages = {
  emails: readonly SentEmail[]
  texts: readonly SentText[]
  pushes: readonly SentPush[]
}

/** Emails, texts and push notifications, newest first, as a page without scripts. */
export function messagesPage({ emails, texts, pushes }: Messages): string {
  const articles = [
    ...emails.map((email) => ({ at: email.sentAt, html: emailArticle(email) })),
    ...texts.map((text) => ({ at: text.sentAt, html: article('Text message', text, text.text) })),
    ...pushes.map((push) => ({ at: push.sentAt, html: article(push.title, { ...push, to: '' }, push.body) })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vectra: local messages</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local messages</h1>
<p class="to">Emails, texts and push notifications that Vectra would have sent, newest first.</p>
${articles.map(({ html }) => html).join('\n') || '<p>No messages yet.</p>'}
</main>
</body>
</html>`
}

/** An HTML mail is shown in a frame that may neither run scripts nor open anything. */
function emailArticle({ subject, text, html, ...email }: SentEmail): string {
  const frame =
    html === null
      ? ''
      : `<details><summary>HTML</summary><iframe sandbox title="HTML" srcdoc="${htmlText(html)}"></iframe></details>`
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
<header><strong>${htmlText(title)}</strong><time datetime="${htmlText(sentAt)}">${htmlText(sentAt.replace('T', ' ').slice(0, 19))} UTC</time></header>
${to === '' ? '' : `<p class="to">to ${htmlText(to)}</p>`}
<pre>${linked(htmlText(text))}</pre>${more}
</article>`

const STYLE = `
:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --text: #16202a; --muted: #5a6875; --edge: #d9e0e6; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --page: #12181e; --card: #1b232b; --text: #e6ecf1; --muted: #9aa8b5; --edge: #2c3741; --link: #7ab8f5 } }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; margin: 0 }
article { background: var(--card); border: 1px solid var(--edge); border-radius: 8px; padding: 1rem; margin-top: 1rem }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between }
time, .to { color: var(--muted); font-size: 0.875rem; margin: 0 }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.75rem 0 0 }
summary { margin-top: 0.75rem; cursor: pointer }
iframe { box-sizing: border-box; width: 100%; height: 28rem; border: 1px solid var(--edge); border-radius: 8px; background: #fff }
form { margin-top: 0.75rem }
a { color: var(--link) }
`

const linked = (escapedText: string) =>
  escapedText.replace(
    /https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)\S)+(?<![.,;:!?)])/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
