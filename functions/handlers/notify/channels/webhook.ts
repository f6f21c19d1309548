import type { StoredEvent } from '../../../stores/events/stored-event.ts'
import type { Account } from '../account.ts'
import type { NotifyDeps } from '../deps.ts'
import type { Notice } from '../writing/notice.ts'
import type { Outcome } from './outcome.ts'
import { postSigned } from './post-signed.ts'
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

function postEvent(address: string, { event, isTest }: Notice, { accountId }: Account, deps: NotifyDeps) {
  const id = `evt_${event.eventId}`
  return postSigned(address, { id, body: JSON.stringify(webhookBody(event, isTest)) }, accountId, deps)
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
