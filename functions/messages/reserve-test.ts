import { HOUR_MS, SECOND_MS } from '../../shared/time.ts'
import type { AccountStore } from '../stores/accounts/accounts.ts'

/** The test messages of an account, of all kinds together. */
const TESTS_PER_HOUR = 5

type ReserveTestDeps = { accounts: Pick<AccountStore, 'reserve'>; now: () => number }

/** Reserves one test notification: `null`, or the refusal. */
export async function reserveTest(accountId: string, { accounts, now: clock }: ReserveTestDeps) {
  const now = clock()
  const { isReserved, windowStart } = await accounts.reserve(
    accountId,
    'test',
    now,
    now - HOUR_MS,
    TESTS_PER_HOUR,
  )
  if (isReserved) return null
  return {
    refused: 'too-many-requests' as const,
    retryAfterSeconds: Math.ceil((windowStart + HOUR_MS - now) / SECOND_MS),
  }
}
