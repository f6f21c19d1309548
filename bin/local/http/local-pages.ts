import { type Inbox, inboxPage } from '../engines/email.ts'
import type { Queue } from '../engines/queue.ts'

/** Pages that show the engines' data to people and tests: /_local, /_local/inbox.json?to=, /_local/dead-letters.json */
export function localPages(inbox: Inbox, deadLetters: Queue) {
  return (path: string, query: URLSearchParams): { type: string; body: string } | null => {
    const to = query.get('to')
    const emails = inbox.list().filter((email) => to === null || email.to === to)
    if (path === '/_local' || path === '/_local/') return { type: 'text/html', body: inboxPage(emails) }
    if (path === '/_local/inbox.json') return { type: 'application/json', body: JSON.stringify(emails) }
    if (path === '/_local/dead-letters.json')
      return { type: 'application/json', body: JSON.stringify(deadLetters.listBodies()) }
    return null
  }
}
