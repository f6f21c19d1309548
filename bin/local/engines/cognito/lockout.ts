import { MINUTE_MS, SECOND_MS } from '../../../../shared/time.ts'

const FREE_FAILURES = 5
const MAX_LOCKOUT_MS = 15 * MINUTE_MS

export type Lockout = ReturnType<typeof createLockout>

/** Cognito's lockout per email address: 1 s after the fifth failure, doubled by each further one. */
export function createLockout(now: () => number) {
  const failures = new Map<string, { count: number; lastAt: number }>()
  const lockoutMs = (count: number) =>
    count < FREE_FAILURES ? 0 : Math.min(SECOND_MS * 2 ** (count - FREE_FAILURES), MAX_LOCKOUT_MS)

  return {
    isLockedOut(email: string): boolean {
      const failed = failures.get(email)
      return failed !== undefined && now() < failed.lastAt + lockoutMs(failed.count)
    },
    recordFailure(email: string): void {
      for (const [other, { lastAt }] of failures) if (lastAt + MAX_LOCKOUT_MS <= now()) failures.delete(other)
      const count = (failures.get(email)?.count ?? 0) + 1
      failures.set(email, { count, lastAt: now() })
    },
    reset(email: string): void {
      failures.delete(email)
    },
  }
}
