import { HOUR_MS } from '../../shared/time.ts'
import type { AccountStore } from '../stores/accounts.ts'

/** Of one account, restores apart. */
const COMMANDS_AN_HOUR = 60

export type HourlyLimitDeps = { accounts: Pick<AccountStore, 'reserveCommand' | 'releaseCommand'> }

/**
 * One command of those that an account has in an hour. It is taken before the command is in the log, because of
 * many that are asked for at once each would else see room for itself. What fails in between stays counted.
 */
export function hourlyLimit(accountId: string, now: number, { accounts }: HourlyLimitDeps) {
  let taking: ReturnType<AccountStore['reserveCommand']> | null = null
  return {
    /** Milliseconds until the account may ask for another command; 0: one is taken, however often this is asked. */
    async waitMs(): Promise<number> {
      taking ??= accounts.reserveCommand(accountId, now, now - HOUR_MS, COMMANDS_AN_HOUR)
      const { isReserved, windowStart } = await taking
      return isReserved ? 0 : windowStart + HOUR_MS - now
    },

    /** Nothing came of it. */
    async giveBack(): Promise<void> {
      const taken = await taking
      if (taken?.isReserved) await accounts.releaseCommand(accountId, taken.windowStart)
    },
  }
}
