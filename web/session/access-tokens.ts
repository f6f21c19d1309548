import * as z from 'zod'
import { MINUTE_MS } from '../../shared/time.ts'

const KEPT_MS = 5 * MINUTE_MS

export const StoredToken = z.object({ accessToken: z.string(), usableUntil: z.number() })
export type StoredToken = z.infer<typeof StoredToken>

export type AccessTokenDeps = {
  store: { read: () => StoredToken | null; write: (token: StoredToken) => void; clear: () => void }
  /** Asks the sign-in service, which renews the token where it has to; `null`: nobody is signed in. */
  fetchToken: (options: { renew: boolean }) => Promise<{ accessToken: string; expiresAt: number } | null>
  now: () => number
}

/** The access token: kept for 5 minutes, and asked for once however many calls need it at the same time. */
export function accessTokens({ store: kept, fetchToken: ask, now }: AccessTokenDeps) {
  let asking: Promise<string | null> | null = null
  let forgotten = 0

  async function askAndKeep(renew: boolean): Promise<string | null> {
    const forgottenBefore = forgotten
    const token = await ask({ renew })
    if (token === null) return null
    // an answer that comes after signing out must leave nothing behind
    if (forgotten === forgottenBefore)
      kept.write({
        accessToken: token.accessToken,
        usableUntil: Math.min(now() + KEPT_MS, token.expiresAt),
      })
    return token.accessToken
  }

  function askOnce(renew: boolean): Promise<string | null> {
    asking ??= askAndKeep(renew).finally(() => {
      asking = null
    })
    return asking
  }

  return {
    async get(): Promise<string | null> {
      const token = kept.read()
      return token !== null && now() < token.usableUntil ? token.accessToken : askOnce(false)
    },
    renew: () => askOnce(true),
    forget(): void {
      forgotten += 1
      kept.clear()
    },
  }
}
