import { SECOND_MS } from '../../../shared/time.ts'
import { log, reasonOf } from '../../runtime/log.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'

/** Longer than a view waits between two polls of the list, even if one of them fails. */
const WATCHED_FOR_MS = 90 * SECOND_MS
const RENEWED_BELOW_MS = 45 * SECOND_MS
const CACHED_ACCOUNTS_MAX = 20_000

export type WatchAccount = (accountId: string) => Promise<void>

/**
 * Marks that someone is watching the devices of an account, so that positions are pushed to its views. Nothing is
 * written while the cached end is far enough away. A failure is only logged: the list works without it.
 */
export function accountWatch(accounts: Pick<AccountStore, 'extendWatch'>, clock: () => number): WatchAccount {
  const watchedUntil = new Map<string, number>()
  return async (accountId) => {
    const now = clock()
    const enough = now + RENEWED_BELOW_MS
    if ((watchedUntil.get(accountId) ?? 0) >= enough) return
    try {
      const renewed = await accounts.extendWatch(accountId, now + WATCHED_FOR_MS, enough)
      if (watchedUntil.size > CACHED_ACCOUNTS_MAX) watchedUntil.clear()
      watchedUntil.set(accountId, renewed ? now + WATCHED_FOR_MS : enough)
    } catch (error) {
      log('warn', 'watch-failed', { reason: reasonOf(error) })
    }
  }
}
