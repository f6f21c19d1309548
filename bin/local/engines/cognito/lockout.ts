const FREE_FAILURES = 5
const LONGEST_LOCKOUT_MS = 15 * 60_000

export type Lockout = ReturnType<typeof createLockout>

/** Wrong passwords for one e-mail: from the fifth a lockout of 1 s, doubled by each further one, as Cognito's. */
export function createLockout(now: () => number) {
  const failures = new Map<string, { count: number; lastAt: number }>()
  const lockoutMs = (count: number) =>
    count < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (count - FREE_FAILURES), LONGEST_LOCKOUT_MS)

  return {
    lockedOut(email: string): boolean {
      const known = failures.get(email)
      return known !== undefined && now() < known.lastAt + lockoutMs(known.count)
    },
    failed(email: string): void {
      for (const [other, { lastAt }] of failures)
        if (lastAt + LONGEST_LOCKOUT_MS <= now()) failures.delete(other)
      const count = (failures.get(email)?.count ?? 0) + 1
      failures.set(email, { count, lastAt: now() })
    },
    passed(email: string): void {
      failures.delete(email)
    },
  }
}
