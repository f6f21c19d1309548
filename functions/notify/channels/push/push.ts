import type { NotificationReason } from '../../../../shared/notifications/notification-reason.ts'
import type { PushMessage, PushSubscription } from '../../../../shared/notifications/push-subscription.ts'
import { DAY_MS, SECOND_MS } from '../../../../shared/time.ts'
import { PUSH_LIMIT } from '../../../common/notification-limits.ts'
import type { WebhookAnswer } from '../../../outside/webhook/post-webhook.ts'
import { log } from '../../../runtime/log.ts'
import { subscriptionIdOf } from '../../../stores/push-subscriptions.ts'
import type { Account } from '../../account.ts'
import type { NotifyDeps } from '../../deps.ts'
import { eventUrl, type Notice, nameIn, subjectOf } from '../../event-texts.ts'
import { failed, type Outcome, retryable, suppressed } from '../outcome.ts'
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
): Promise<Outcome> {
  const { accountId, chosen } = account
  if (chosen['notifications.geofence'] === false || chosen['notifications.alerts'] === false)
    return suppressed('off-in-preferences')
  const now = deps.now()
  if (isFirst) {
    const opened = now - PUSH_LIMIT.windowMs
    const { isReserved } = await deps.accounts.reservePush(accountId, now, opened, PUSH_LIMIT.max)
    if (!isReserved) return suppressed('push-hourly-limit')
  }
  const { endpoint, keys } = subscription
  const headers = {
    authorization: vapidAuthorization(endpoint, deps.siteUrl, await deps.readPushKeys(), now),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_MS / SECOND_MS),
    urgency: 'high',
  }
  const message = JSON.stringify(messageOf(notice, account, deps.siteUrl))
  const answer = await deps.postPush(endpoint, headers, encryptPush(message, keys, deps.newPushSender()))
  const outcome = outcomeOf(answer)
  if (outcome.detail === 'push-expired')
    await deps.pushSubscriptions.delete(accountId, subscriptionIdOf(endpoint))
  return outcome
}

const messageOf = (notice: Notice, account: Account, siteUrl: string): PushMessage => ({
  title: nameIn(notice.event.deviceName),
  body: subjectOf(notice, account),
  url: eventUrl(siteUrl, notice.event),
})

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
