import { SECOND_MS } from '../../shared/time.ts'

type Limit = {
  /** How many at once. */
  burst: number
  /** How many of them are given back. */
  perSecond: number
  now: () => number
}

/** Beyond these the address that was seen longest ago is forgotten. */
const ADDRESSES_MAX = 10_000

/** A bucket of tokens for each address, in the memory of this one function: what it stops is a flood, not a spy. */
export function addressLimit({ burst, perSecond, now }: Limit) {
  const buckets = new Map<string, { left: number; at: number }>()

  return {
    /** Takes one for the address; answers how many seconds it has to wait, 0 where it got one. */
    take(address: string): number {
      const at = now()
      const bucket = buckets.get(address) ?? { left: burst, at }
      const givenBack = (Math.max(0, at - bucket.at) / SECOND_MS) * perSecond
      const left = Math.min(burst, bucket.left + givenBack)
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
