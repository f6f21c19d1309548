import { useEffect } from 'react'
import { MINUTE_MS } from '../../shared/time.ts'
import { renewAccessToken } from '../session/session.ts'

const RENEW_EVERY_MS = 30 * MINUTE_MS

/** Renews the access token before it ends. Where that fails, the next call asks again and says what is wrong. */
export function useTokenRenewal(): void {
  useEffect(() => {
    const renew = () =>
      renewAccessToken().catch((error: unknown) => console.warn('The access token was not renewed:', error))
    const timer = setInterval(renew, RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
