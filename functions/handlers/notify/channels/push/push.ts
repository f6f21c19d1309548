import { fill } from '../../../../../shared/i18n/fill.ts'
import type { NotificationReason } from '../../../../../shared/notifications/notification-reason.ts'
import type { PushMessage, PushSubscription } from '../../../../../shared/notifications/push-subscription.ts'
import { DAY_MS, SECOND_MS } from '../../../../../shared/time.ts'
import type { WebhookAnswer } from '../../../../outside/webhook/post-webhook.ts'
import { log } from '../../../../runtime/log.ts'
import { subscriptionIdOf } from '../../../../stores/notifications/push-subscriptions.ts'
import type { Account } from '../../account.ts'
import { reserve } from '../../delivery/limits.ts'
import { heldInQuietHours, isOff } from '../../delivery/wishes.ts'
import type { NotifyDeps } from '../../deps.ts'
import { lateSentence } from '../../late/late-texts.ts'
import { eventSubject, eventsUrl, eventUrl, subjectOf } from '../../writing/event-texts.ts'
import { nameIn } from '../../writing/name-in.ts'
import type { Notice } from '../../writing/notice.ts'
import { failed, type Outcome, type Postponed, retryable, suppressed } from '../outcome.ts'
import { encryptPush } from './encrypt-push.ts'
import { vapidAuthorization } from './vapid.ts'

/** How long a push service keeps a message for a browser that is offline. */
const KEPT_MS = DAY_MS
const NOT_FOUND = 404
const GONE = 410
const TOO_MANY = 429

/** Sends a push message for an event to one browser, or says why not. */
export async function sendEventPush(
  subscription: PushSubscription,
  notice: Notice,
  account: Account,
  isFirst: boolean,
  deps: NotifyDeps,
): Promise<Outcome | Postponed> {
  if (isOff('alerts', notice, account)) return suppressed('off-in-preferences')
  if (isFirst) {
    const held = heldInQuietHours(notice, account, deps)
    if (held !== null) return held
    const { isReserved } = await reserve('push', notice, account.accountId, deps)
    if (!isReserved)
      return suppressed(notice.priority === 'critical' ? 'critical-limit' : 'push-hourly-limit')
  }
  return sendPush(subscription, messageOf(notice, account, deps.siteUrl), account, deps)
}

export async function sendPush(
  { endpoint, keys }: PushSubscription,
  content: PushMessage,
  { personId }: Account,
  deps: NotifyDeps,
): Promise<Outcome> {
  const now = deps.now()
  const headers = {
    authorization: vapidAuthorization(endpoint, deps.siteUrl, await deps.readPushKeys(), now),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_MS / SECOND_MS),
    urgency: 'high',
  }
  const message = encryptPush(JSON.stringify(content), keys, deps.newPushSender())
  const answer = await deps.postPush(endpoint, headers, message)
  const outcome = outcomeOf(answer)
  if (outcome.detail === 'push-expired')
    await deps.pushSubscriptions.delete(personId, subscriptionIdOf(endpoint))
  return outcome
}

function messageOf(notice: Notice, account: Account, siteUrl: string): PushMessage {
  const { event, late } = notice
  const device = nameIn(event.deviceName)
  if (late === null)
    return { title: device, body: subjectOf(notice, account), url: eventUrl(siteUrl, event, account) }
  const sentence = lateSentence(event, late.others, account)
  const isOne = late.others.length === 0
  return {
    title: isOne ? fill(account.texts.late.subject, { subject: device }) : subjectOf(notice, account),
    body: isOne ? `${sentence}\n${eventSubject(event, account)}` : sentence,
    url: isOne ? eventUrl(siteUrl, event, account) : eventsUrl(siteUrl, [event, ...late.others], account),
  }
}

function outcomeOf(answer: WebhookAnswer): Outcome {
  if (answer.kind === 'not-public') return failed('push-not-public')
  if (answer.kind !== 'answered') {
    log('info', 'push-service-unreachable', { cause: answer.kind === 'too-slow' ? 'too slow' : answer.cause })
    return retryable('push-failed')
  }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'sent', detail: String(status) }
  const reason: NotificationReason = status === NOT_FOUND || status === GONE ? 'push-expired' : 'push-refused'
  const isBusy = status === TOO_MANY || status >= 500
  log('info', 'push-not-accepted', { status })
  return isBusy ? retryable('push-failed') : failed(reason)
}
