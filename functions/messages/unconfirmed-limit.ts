import { DAY_MS, secondsUntil } from '../../shared/time.ts'
import { log } from '../runtime/log.ts'
import type { AccountStore } from '../stores/accounts/accounts.ts'

/** No account has this id: Cognito's are UUIDs. */
const DEPLOYMENT = 'deployment'
const COUNTERS = { email: 'unconfirmedEmail', sms: 'unconfirmedText' } as const

export type UnconfirmedLimitDeps = {
  accounts: Pick<AccountStore, 'reserve'>
  /** The most emails, and the most texts, of a day: context `unconfirmedMessagesPerDay`. */
  unconfirmedPerDay: number
  now: () => number
}

/**
 * Reserves a message to an address or a number that has never confirmed: a code, or the request for consent. Robots
 * could have the operator pay for any number of them, so the whole deployment has one limit for a day. Returns `null` if
 * the message may be sent, else after how many seconds the next one may. An alarm counts the logged line.
 */
export async function reserveUnconfirmed(
  channel: keyof typeof COUNTERS,
  { accounts, unconfirmedPerDay, now: clock }: UnconfirmedLimitDeps,
): Promise<number | null> {
  const now = clock()
  const { isReserved, windowStart } = await accounts.reserve(
    DEPLOYMENT,
    COUNTERS[channel],
    now,
    now - DAY_MS,
    unconfirmedPerDay,
  )
  if (isReserved) return null
  log('warn', 'unconfirmed-limit-reached', { channel })
  return secondsUntil(windowStart + DAY_MS, now)
}
