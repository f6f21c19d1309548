import type { NotificationReason } from '../../../shared/notifications/notification-reason.ts'
import { previousInForce } from '../../common/webhook-secret.ts'
import type { WebhookAnswer } from '../../outside/webhook/post-webhook.ts'
import { log } from '../../runtime/log.ts'
import type { StoredEvent } from '../../stores/stored-event.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../notice.ts'
import { failed, type Outcome, retryable } from './outcome.ts'
import { webhookHeaders } from './sign-webhook.ts'
import { throughBreaker } from './webhook-breaker.ts'

/** Posts an event to a webhook. A test goes to a paused one, too. */
export const sendEventWebhook = (
  address: string,
  notice: Notice,
  account: Account,
  deps: NotifyDeps,
): Promise<Outcome> => {
  const post = () => postEvent(address, notice, account, deps)
  return notice.isTest ? post() : throughBreaker(address, account, deps, post)
}

async function postEvent(
  address: string,
  { event, isTest }: Notice,
  { accountId }: Account,
  deps: NotifyDeps,
): Promise<Outcome> {
  const now = deps.now()
  const secrets = await deps.webhookSecrets.getOrCreate(accountId, deps.newWebhookSecret(), now)
  const previous = previousInForce(secrets, now)
  const signedWith = previous === null ? [secrets.current] : [secrets.current, previous]
  const body = JSON.stringify(webhookBody(event, isTest))
  const answer = await deps.postWebhook(
    address,
    webhookHeaders(`evt_${event.eventId}`, body, signedWith, now),
    body,
  )
  return outcomeOf(answer)
}

/** The event as in the API. A receiver can drop a test by its type. */
function webhookBody(event: StoredEvent, isTest: boolean) {
  const {
    accountId: _a,
    eventKey: _k,
    trackId: _t,
    expiresAt: _e,
    notifications: _n,
    kind: _c,
    ...data
  } = event
  return {
    type: isTest ? `${SOURCES[event.kind]}.test` : typeOf(event),
    timestamp: event.timestamp,
    data,
  }
}

const SOURCES = { crossing: 'geofence', rule: 'alert' } as const satisfies Record<StoredEvent['kind'], string>
const typeOf = (event: StoredEvent) => (event.kind === 'rule' ? 'alert.fired' : `geofence.${event.eventType}`)

const GONE = 410

function outcomeOf(answer: WebhookAnswer): Outcome {
  if (answer.kind === 'not-public') return failed('webhook-not-public')
  if (answer.kind === 'too-slow') return retryable('webhook-too-slow')
  if (answer.kind === 'unreachable') {
    log('info', 'webhook-unreachable', { cause: answer.cause })
    return retryable('webhook-failed')
  }
  const { status } = answer
  if (status >= 200 && status < 300) return { kind: 'sent', detail: String(status) }
  const [reason, isFinal]: [NotificationReason, boolean] =
    status >= 300 && status < 400 ? ['webhook-redirects', true] : ['webhook-refused', status === GONE]
  return isFinal ? failed(reason) : retryable(reason)
}
