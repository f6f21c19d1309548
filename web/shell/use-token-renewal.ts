import { useEffect } from 'react'
import { MINUTE_MS } from '../../shared/time.ts'
import { renewAccessToken } from '../session/session.ts'

const RENEW_EVERY_MS = 30 * MINUTE_MS

/** Renews the access token before it expires. If that fails, the next call requests one and reports the problem. */
export function useTokenRenewal(): void {
  useEffect(() => {
    const renew = () =>
      renewAccessToken().catch((error: unknown) => console.warn('Could not renew the access token:', error))
    const timer = setInterval(renew, RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
