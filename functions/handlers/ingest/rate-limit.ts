import { SECOND_MS } from '../../../shared/time.ts'

const SENDERS_MAX = 20_000

/**
 * Limits each sender to so many requests a second, with as many saved up as two seconds hold. Counted in memory, because
 * a write for each request would cost more than the request: each instance of the function counts for itself.
 */
export function rateLimit(clock: () => number) {
  const senders = new Map<string, { left: number; at: number }>()
  /** Whether the sender may send now. */
  return (sender: string, perSecond: number): boolean => {
    const now = clock()
    const before = senders.get(sender) ?? { left: 2 * perSecond, at: now }
    const earned = (Math.max(0, now - before.at) / SECOND_MS) * perSecond
    const left = Math.min(2 * perSecond, before.left + earned)
    if (senders.size > SENDERS_MAX) senders.clear()
    senders.set(sender, { left: left < 1 ? left : left - 1, at: now })
    return left >= 1
  }
}
