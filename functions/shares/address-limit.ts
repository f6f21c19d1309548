import { SECOND_MS } from '../../shared/time.ts'

type Limit = {
  /** How many requests an address may make at once. */
  burst: number
  /** How many tokens it gets back per second. */
  perSecond: number
  now: () => number
}

/** Beyond this, the address with the oldest request is evicted. */
const ADDRESSES_MAX = 10_000

/** A token bucket per address, in the memory of this function instance: enough against a flood. */
export function addressLimit({ burst, perSecond, now }: Limit) {
  const buckets = new Map<string, { left: number; at: number }>()

  return {
    /** Takes a token for the address. Returns 0, or the seconds to wait if there is none. */
    take(address: string): number {
      const at = now()
      const bucket = buckets.get(address) ?? { left: burst, at }
      const refilled = (Math.max(0, at - bucket.at) / SECOND_MS) * perSecond
      const left = Math.min(burst, bucket.left + refilled)
      const waitSeconds = left >= 1 ? 0 : Math.ceil((1 - left) / perSecond)
      buckets.delete(address)
      buckets.set(address, { left: waitSeconds === 0 ? left - 1 : left, at })
      const [oldest] = buckets.keys()
      if (buckets.size > ADDRESSES_MAX && oldest !== undefined) buckets.delete(oldest)
      return waitSeconds
    },
  }
}
export type AddressLimit = ReturnType<typeof addressLimit>
