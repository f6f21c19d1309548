import { DEMO_OPERATOR } from '../../../shared/account/demo-operator.ts'
import { parseJson } from '../../../shared/json.ts'
import type { Attachments } from '../engines/attachments.ts'
import { totpCode } from '../engines/cognito/totp.ts'
import type { Inbox } from '../engines/email.ts'
import type { Pushes, Texts } from '../engines/phone.ts'
import type { PushService } from '../engines/push/push-service.ts'
import type { Queue } from '../engines/queue.ts'
import { stripePages } from '../engines/stripe/pages/stripe-pages.ts'
import type { LocalStripe } from '../engines/stripe/run-stripe.ts'
import { ATTACHMENTS_PATH, messagesPage } from './messages-page.ts'

export type LocalData = {
  inbox: Inbox
  attachments: Pick<Attachments, 'read'>
  texts: Texts
  pushes: Pushes
  pushService: PushService
  deadLetters: Queue
  stripe: LocalStripe
}

export type LocalPage = { type: string; body: string | Uint8Array; headers?: Record<string, string> }

/**
 * Pages that show the engines' data to people and tests: /_local, /_local/messages, /_local/inbox.json?to=,
 * /_local/attachments/ID, /_local/push-subscription.json, /_local/dead-letters.json, /_local/stripe
 */
export function localPages({
  inbox,
  attachments,
  texts,
  pushes,
  pushService,
  deadLetters,
  stripe,
}: LocalData) {
  const pages: Record<string, (query: URLSearchParams) => unknown> = {
    '/_local/messages': () => ({
      emails: inbox.list().map(({ attachments, ...email }) => ({
        ...atOf(email),
        attachments: attachments.map(({ id, name, size }) => ({
          name,
          size,
          url: `${ATTACHMENTS_PATH}${id}`,
        })),
      })),
      texts: texts.list().map(atOf),
      pushes: pushes.list().map(atOf),
    }),
    '/_local/inbox.json': (query) => emailsTo(query.get('to')),
    '/_local/push-subscription.json': () => pushService.subscribe(),
    '/_local/dead-letters.json': () => deadLetters.listBodies().map(parseJson),
  }
  const showStripe = stripePages(stripe)
  const emailsTo = (to: string | null) => inbox.list().filter((email) => to === null || email.to === to)

  /** Downloaded and never shown: a report may be HTML, and this is the origin of the site. */
  function attachment(id: string): LocalPage | null {
    const body = attachments.read(id)
    return (
      body && { type: 'application/octet-stream', body, headers: { 'content-disposition': 'attachment' } }
    )
  }

  return (path: string, query: URLSearchParams): LocalPage | null => {
    if (path.startsWith(ATTACHMENTS_PATH)) return attachment(path.slice(ATTACHMENTS_PATH.length))
    if (path === '/_local' || path === '/_local/') {
      const emails = emailsTo(query.get('to'))
      const messages = { emails, texts: texts.list(), pushes: pushes.list() }
      const operatorCode = totpCode(DEMO_OPERATOR.authenticatorKey, Date.now())
      return { type: 'text/html', body: messagesPage({ ...messages, operatorCode }) }
    }
    const page = pages[path]
    return page ? { type: 'application/json', body: JSON.stringify(page(query)) } : showStripe(path, query)
  }
}

const atOf = <Sent extends { sentAt: string }>({ sentAt, ...message }: Sent) => ({ ...message, at: sentAt })
