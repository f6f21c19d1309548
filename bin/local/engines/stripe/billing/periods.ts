import type Stripe from 'stripe'
import { SECOND_MS } from '../../../../../shared/time.ts'

/** Whole periods after an anchor, in epoch seconds of UTC. A day that a month lacks is its last one: 31 January, 28 February. */
function periodAfter(anchor: number, { interval, interval_count }: Stripe.Price.Recurring, count: number) {
  const at = new Date(anchor * SECOND_MS)
  const steps = interval_count * count
  if (interval === 'day' || interval === 'week') {
    at.setUTCDate(at.getUTCDate() + steps * (interval === 'week' ? 7 : 1))
    return at.getTime() / SECOND_MS
  }
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() + steps * (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  at.setUTCDate(Math.min(day, lastDay))
  return at.getTime() / SECOND_MS
}

/** The end of the period that starts at `start`. */
export function periodEnd(anchor: number, recurring: Stripe.Price.Recurring, start: number): number {
  let count = 1
  while (periodAfter(anchor, recurring, count) <= start) count++
  return periodAfter(anchor, recurring, count)
}
