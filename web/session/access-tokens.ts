import * as z from 'zod'
import { MINUTE_MS } from '../../shared/time.ts'

const CACHED_MS = 5 * MINUTE_MS

export const StoredToken = z.object({ accessToken: z.string(), usableUntil: z.number() })
export type StoredToken = z.infer<typeof StoredToken>

export type AccessTokenDeps = {
  store: { read: () => StoredToken | null; write: (token: StoredToken) => void; clear: () => void }
  /** Gets a token from the sign-in service, which renews it if needed. `null` when signed out. */
  fetchToken: (options: { renew: boolean }) => Promise<{ accessToken: string; expiresAt: number } | null>
  now: () => number
}

/** The access token, cached for 5 minutes. Concurrent calls share one request for it. */
export function accessTokens({ store, fetchToken, now }: AccessTokenDeps) {
  let pending: Promise<string | null> | null = null
  let timesCleared = 0

  async function fetchAndStore(renew: boolean): Promise<string | null> {
    const clearedBefore = timesCleared
    const token = await fetchToken({ renew })
    if (token === null) return null
    // A token that arrives after sign-out must not be stored.
    if (timesCleared === clearedBefore)
      store.write({
        accessToken: token.accessToken,
        usableUntil: Math.min(now() + CACHED_MS, token.expiresAt),
      })
    return token.accessToken
  }

  function fetchOnce(renew: boolean): Promise<string | null> {
    pending ??= fetchAndStore(renew).finally(() => {
      pending = null
    })
    return pending
  }

  return {
    async get(): Promise<string | null> {
      const token = store.read()
      return token !== null && now() < token.usableUntil ? token.accessToken : fetchOnce(false)
    },
    renew: () => fetchOnce(true),
    clear(): void {
      timesCleared += 1
      store.clear()
    },
  }
}
