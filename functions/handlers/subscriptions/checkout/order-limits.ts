import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { MINUTE_MS, secondsUntil } from '../../../../shared/time.ts'
import type { AccountStore } from '../../../stores/accounts/accounts.ts'

/** How often one address, mailbox or card may order without sign-in, and an account, against those who try stolen cards. */
export const ORDERS_MAX = { address: 5, mailbox: 5, card: 5, account: 20 } as const
const ORDERS_WINDOW_MS = 10 * MINUTE_MS

export type OrderLimitDeps = { accounts: Pick<AccountStore, 'reserve'>; now: () => number }

type Origin = { kind: keyof typeof ORDERS_MAX; value: string }

/** `null` if one more order from there is allowed, else after how many seconds. The table has nothing in clear text. */
export async function reserveOrder(
  { kind, value }: Origin,
  { accounts, now: clock }: OrderLimitDeps,
): Promise<number | null> {
  const now = clock()
  const hash = createHash('sha256').update(`${kind}#${value}`).digest('hex')
  const windowOpenedAfter = now - ORDERS_WINDOW_MS
  const { isReserved, windowStart } = await accounts.reserve(
    `orders#${hash}`,
    'order',
    now,
    windowOpenedAfter,
    ORDERS_MAX[kind],
  )
  return isReserved ? null : secondsUntil(windowStart + ORDERS_WINDOW_MS, now)
}

/** A subscriber has all IPv6 addresses that share the first 64 bits. */
export function networkOf(sourceIp: string): string {
  if (!isIPv6(sourceIp)) return sourceIp
  const { hostname } = new URL(`http://[${sourceIp}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  // an IPv4 address in the form of IPv6
  return network.every((group) => group === '0') ? sourceIp : network.join(':')
}
