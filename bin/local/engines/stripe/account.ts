import type Stripe from 'stripe'
import { SECOND_MS } from '../../../../shared/time.ts'
import { newId } from './ids.ts'
import { openStore, type Store } from './store.ts'

export type StripeOptions = {
  stateFile: string
  /** The origin of the site, which serves the pages of the stand-in. */
  siteUrl: string
  now: () => number
  /** Is called with each event after what it reports has been stored. */
  onEvent: (event: Stripe.EventBase) => void
}

/** The state that the operations of the stand-in share. */
export type Account = {
  store: Store
  siteUrl: string
  /** Epoch seconds of Stripe's clock, which can be ahead. */
  now: () => number
  /** Runs something at a time that the clock has already passed. */
  at: (time: number, run: () => void) => void
  /** Stores an event with the object as it is now, and what was different before where Stripe says that. */
  emit: (type: Stripe.Event['type'], object: object, previous?: object) => void
  /** The request that is being answered; `null` while the clock moves. Events name it. */
  request: Stripe.Event.Request | null
  /** When what is due was last looked for. */
  dueCheckedAt: number
  /** Stores what has changed, then reports the events. */
  commit: () => void
}

/** How long Stripe lists events. */
export const EVENTS_KEPT_S = 30 * 86_400
export const API_VERSION = '2026-10-28.endive'

export function openAccount({ stateFile, siteUrl, now, onEvent }: StripeOptions): Account {
  const store = openStore(stateFile)
  if (store.get('account', 'account') === undefined)
    store.put('account', {
      id: 'account',
      secretKey: newId('sk_test'),
      clockAheadMs: 0,
      invoiceCount: 0,
    })
  store.commit()
  let moment: number | null = null
  let unreported: Stripe.EventBase[] = []
  const account: Account = {
    store,
    siteUrl,
    now: () => moment ?? Math.floor((now() + accountRecord(account).clockAheadMs) / SECOND_MS),
    at(time, run) {
      moment = time
      try {
        run()
      } finally {
        moment = null
      }
    },
    request: null,
    dueCheckedAt: 0,
    emit(type, object, previous) {
      const event: Stripe.EventBase = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: { object, ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: account.request,
        type,
      }
      unreported.push(store.put('event', event))
    },
    commit() {
      store.commit()
      const events = unreported
      unreported = []
      for (const event of events) onEvent(event)
    },
  }
  return account
}

export function accountRecord({ store }: Pick<Account, 'store'>) {
  const record = store.get('account', 'account')
  if (record === undefined) throw new Error('The account has no record')
  return record
}
