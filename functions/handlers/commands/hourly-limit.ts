import { HOUR_MS } from '../../../shared/time.ts'
import type { AccountStore } from '../../stores/accounts/accounts.ts'

/** Per account; restores do not count. */
const COMMANDS_PER_HOUR = 60

export type HourlyLimitDeps = { accounts: Pick<AccountStore, 'reserve' | 'releaseCommand'> }

/**
 * One command of an account's hourly limit. It is reserved before the command is in the log, because concurrent
 * requests would otherwise all see room for one more. If the request fails in between, it stays counted.
 */
export function hourlyLimit(accountId: string, now: number, { accounts }: HourlyLimitDeps) {
  let reservation: ReturnType<AccountStore['reserve']> | null = null
  return {
    /** Reserves a command, once however often it is called. Returns 0, or the milliseconds until one is free. */
    async waitMs(): Promise<number> {
      reservation ??= accounts.reserve(accountId, 'command', now, now - HOUR_MS, COMMANDS_PER_HOUR)
      const { isReserved, windowStart } = await reservation
      return isReserved ? 0 : windowStart + HOUR_MS - now
    },

    /** Returns the reservation of a command that was not queued. */
    async release(): Promise<void> {
      const reserved = await reservation
      if (reserved?.isReserved) await accounts.releaseCommand(accountId, reserved.windowStart)
    },
  }
}
