import * as z from 'zod'
import { browserStorage } from '../../session/browser-storage.ts'

const PREFIX = 'vectra.purchase.'

/** Where all tabs of a browser keep the attempt of an account. */
export const attemptKey = (accountId: string) => `${PREFIX}${accountId}`

const MaybePaid = z.object({ mayBePaid: z.boolean() })

/** After sign-out: no name or address stays in this browser, except of a purchase that may be paid. */
export function forgetUnpaidAttempts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key === null || !key.startsWith(PREFIX)) continue
    const stored = browserStorage(key, MaybePaid, storage)
    if (stored.read()?.mayBePaid !== true) stored.clear()
  }
}
