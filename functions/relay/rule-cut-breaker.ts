import { MINUTE_MS } from '../../shared/time.ts'
import type { AccountStore } from '../stores/accounts/accounts.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'

/** Rules cut at most this many devices of an account in the window: three, or a fifth of them where that is more. */
const WINDOW_MS = 5 * MINUTE_MS
const DEVICES_MIN = 3
const SHARE_OF_DEVICES = 0.2

type Deps = { accounts: Pick<AccountStore, 'reserve'>; devices: Pick<DeviceStore, 'count'> }

/** Reserves a cut that a rule asks for. Each device counts once: a rule cuts it again only after the window. */
export const ruleCutBreaker =
  ({ accounts, devices }: Deps) =>
  async (accountId: string, now: number): Promise<boolean> => {
    const max = Math.max(DEVICES_MIN, Math.floor(SHARE_OF_DEVICES * (await devices.count(accountId))))
    return (await accounts.reserve(accountId, 'ruleCut', now, now - WINDOW_MS, max)).isReserved
  }
