import { isIPv6 } from 'node:net'
import { SECOND_MS } from '../../../shared/time.ts'

type Limit = {
  /** How many requests an address may make at once. */
  burst: number
  /** How many tokens it gets back per second. */
  perSecond: number
  now: () => number
}

/** Beyond this, the address with the oldest request is evicted. */
const ADDRESSES_MAX = 10_000

/**
 * A token bucket per address, in the memory of this function instance: enough against a flood. IPv6 addresses count by
 * their /64: every subscriber has at least that many.
 */
export function addressLimit({ burst, perSecond, now }: Limit) {
  const buckets = new Map<string, { left: number; at: number }>()

  return {
    /** Takes a token for the address. Returns 0, or the seconds to wait if there is none. */
    take(address: string): number {
      const at = now()
      const key = isIPv6(address) ? subscriberPrefix(address) : address
      const bucket = buckets.get(key) ?? { left: burst, at }
      const refilled = (Math.max(0, at - bucket.at) / SECOND_MS) * perSecond
      const left = Math.min(burst, bucket.left + refilled)
      const waitSeconds = left >= 1 ? 0 : Math.ceil((1 - left) / perSecond)
      buckets.delete(key)
      buckets.set(key, { left: waitSeconds === 0 ? left - 1 : left, at })
      const [oldest] = buckets.keys()
      if (buckets.size > ADDRESSES_MAX && oldest !== undefined) buckets.delete(oldest)
      return waitSeconds
    },
  }
}
export type AddressLimit = ReturnType<typeof addressLimit>

const IPV6_GROUPS = 8
const PREFIX_GROUPS = 4

/** The first 64 bits of an IPv6 address, or the IPv4 address that is mapped into one. */
function subscriberPrefix(address: string): string {
  const [ipv4] = /(?<=^::ffff:)\d+(\.\d+){3}$/i.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  const [head = '', tail] = address.split('::')
  const groups = (half: string) => (half === '' ? [] : half.split(':'))
  const ahead = groups(head)
  const behind = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: IPV6_GROUPS - ahead.length - behind.length }, () => '0')
  return [...ahead, ...zeros, ...behind]
    .slice(0, PREFIX_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
