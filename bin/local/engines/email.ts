import * as z from 'zod'
import { storedLines } from '../files/stored-lines.ts'

type Email = { to: string; subject: string; text: string }

const SentEmail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
})
type SentEmail = z.infer<typeof SentEmail>

const MAX_EMAILS = 500

/** SES on this machine: stores sent e-mails in a file and lists the newest. */
export function createInbox({ file, now = Date.now }: { file: string; now?: () => number }) {
  const lines = storedLines(file, SentEmail)
  let emails = lines.list()
  const deleteOld = () => {
    emails = emails.slice(-MAX_EMAILS)
    lines.replaceAll(emails)
  }
  deleteOld()

  return {
    send(email: Email): void {
      const sent = { ...email, sentAt: new Date(now()).toISOString() }
      lines.append(sent)
      emails.push(sent)
      // not at every e-mail, because it rewrites the file
      if (emails.length >= 2 * MAX_EMAILS) deleteOld()
    },
    /** Newest first. */
    list: (): SentEmail[] => emails.slice(-MAX_EMAILS).toReversed(),
  }
}

export type Inbox = ReturnType<typeof createInbox>

/** The inbox as a self-contained page without scripts. */
export function inboxPage(emails: readonly SentEmail[]): string {
  const articles = emails.map(
    ({ to, subject, text, sentAt }) => `<article>
<header><strong>${escaped(subject)}</strong><time datetime="${escaped(sentAt)}">${escaped(sentAt.replace('T', ' ').slice(0, 19))} UTC</time></header>
<p class="to">to ${escaped(to)}</p>
<pre>${linked(escaped(text))}</pre>
</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vectra: local inbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Local inbox</h1>
<p class="to">E-mails that Vectra would have sent, newest first.</p>
${articles.join('\n') || '<p>No e-mails yet.</p>'}
</main>
</body>
</html>`
}

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
a { color: var(--link) }
`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
const linked = (escapedText: string) =>
  escapedText.replace(
    /https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)\S)+(?<![.,;:!?)])/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  )
