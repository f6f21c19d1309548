import { randomUUID } from 'node:crypto'
import { SES_FEEDBACK } from '../../../shared/notifications/email-feedback.ts'
import { toIso } from '../../../shared/time.ts'
import type { StackFeedback } from '../stack/read-messaging.ts'
import type { Inbox, SentEmail } from './email.ts'

export type FeedbackKind = keyof typeof SES_FEEDBACK.detailTypes

type FeedbackDeps = {
  feedback: readonly StackFeedback[]
  queues: { get: (name: string) => { send: (body: string) => unknown } }
  inbox: Pick<Inbox, 'list'>
  now: () => number
}

/**
 * SES's reports to EventBridge: the newest email to an address bounces for good, or its recipient complains. Returns
 * whether there is such an email.
 */
export const emailFeedback =
  ({ feedback, queues, inbox, now }: FeedbackDeps) =>
  (to: string, kind: FeedbackKind): boolean => {
    const email = inbox.list().find((one) => one.to === to)
    if (email === undefined) return false
    const event = eventOf(email, kind, now())
    for (const { queue, detailTypes } of feedback)
      if (detailTypes.includes(event['detail-type'])) queues.get(queue).send(JSON.stringify(event))
    return true
  }

function eventOf({ to, tags }: SentEmail, kind: FeedbackKind, now: number) {
  const time = toIso(now)
  const mail = {
    timestamp: time,
    messageId: randomUUID(),
    destination: [to],
    tags: Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
  }
  const recipients = [{ emailAddress: to }]
  const detail =
    kind === 'bounce'
      ? { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent', bouncedRecipients: recipients } }
      : { eventType: 'Complaint', mail, complaint: { complainedRecipients: recipients } }
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': SES_FEEDBACK.detailTypes[kind],
    source: SES_FEEDBACK.source,
    account: '000000000000',
    time,
    region: 'us-east-1',
    resources: [],
    detail,
  }
}
