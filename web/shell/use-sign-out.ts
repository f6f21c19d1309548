import { SECOND_MS } from '../../shared/time.ts'
import { useSite } from '../api/site.tsx'
import { turnOffPush } from '../pwa/push/browser-push.ts'
import { endSession } from '../session/session.ts'

/** A sign-out on a weak network waits no longer than this for the server. */
const PUSH_OFF_MS = 3 * SECOND_MS

/** Signs out of this browser, even when the sign-in service is unreachable. */
export function useSignOut() {
  const { client, clearAccount } = useSite()
  return async () => {
    const pushIsOff = turnOffPush(client).catch((error: unknown) =>
      console.warn('Could not delete the subscription to notifications:', error),
    )
    await Promise.race([pushIsOff, new Promise((resolve) => setTimeout(resolve, PUSH_OFF_MS))])
    await endSession()
    await clearAccount()
  }
}
