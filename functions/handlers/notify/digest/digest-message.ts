import { fill } from '../../../../shared/i18n/fill.ts'
import type { Email } from '../../../outside/emails.ts'
import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import { linksOf, sendEmail } from '../channels/email.ts'
import { type Outcome, suppressed } from '../channels/outcome.ts'
import { sendPush } from '../channels/push/push.ts'
import { sendText } from '../channels/text-message.ts'
import { consentProblem } from '../delivery/consent.ts'
import { reserve } from '../delivery/limits.ts'
import type { Recipient } from '../delivery/recipients.ts'
import type { NotifyDeps } from '../deps.ts'
import { composeEmail, type Links } from '../writing/compose-email.ts'
import { eventSubject, eventsUrl, listed, listedSubjects, moreText } from '../writing/event-texts.ts'
import type { DigestKind } from './digest-kinds.ts'

const PRIORITY = { priority: 'medium' } as const

/** Sends a recipient one message for many events. */
export async function sendDigestMessage(
  recipient: Recipient,
  digest: DigestKind,
  events: readonly StoredEvent[],
  account: Account,
  deps: NotifyDeps,
): Promise<Outcome> {
  const { texts, accountId } = account
  const subject = fill(texts.digest[digest].subject, { count: String(events.length) })
  const url = eventsUrl(deps.siteUrl, events, account)
  if (recipient.channel === 'push') {
    if (!(await reserve('push', PRIORITY, accountId, deps)).isReserved) return suppressed('push-hourly-limit')
    const content = { title: digest === 'email' ? subject : texts.digest[digest].title, body: subject, url }
    return sendPush(recipient.subscription, content, account, deps)
  }
  // a webhook is not held: a program does not sleep
  if (recipient.channel === 'webhook') throw new Error('A webhook has no digest')
  const refusal = await consentProblem(recipient, account, 'alerts', deps)
  if (refusal !== null) return refusal
  if (recipient.channel === 'email') {
    const links = await linksOf(recipient.address, account, deps)
    return sendEmail(digestEmail(recipient.address, { digest, subject, url }, events, account, links), deps)
  }
  if (!(await reserve('sms', PRIORITY, accountId, deps)).isReserved) return suppressed('sms-daily-limit')
  return sendText(recipient.address, fill(texts.digest.sms, { subject, url }), deps)
}

function digestEmail(
  to: string,
  { digest, subject, url }: { digest: DigestKind; subject: string; url: string },
  events: readonly StoredEvent[],
  account: Account,
  links: Links,
): Email {
  const { texts } = account
  const { intro } = texts.digest[digest]
  const open = { text: texts.openEvents, url }
  if (digest !== 'late')
    return composeEmail(to, subject, account, links, {
      paragraphs: [intro, ...listedSubjects(events, account)],
      links: [open],
    })
  return composeEmail(to, subject, account, links, {
    paragraphs: [intro, ...moreText(events, account)],
    // they may be of another day
    rows: listed(events).map((event) => [account.dateAndTime(event.timestamp), eventSubject(event, account)]),
    links: [open],
  })
}
