import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'

/** A payment that failed, with how many subscriptions it was for. */
export type FailedPayment = { failedAt: string; trackedUntil: string; count: number }

/** The subscriptions with a failed payment, by when it failed. Those of one purchase fail together. */
export function failedPayments(subscriptions: readonly Subscription[]): FailedPayment[] {
  const payments = new Map<string, FailedPayment>()
  for (const { status, paymentFailedAt, trackedUntil } of subscriptions) {
    if (status !== 'past_due' || paymentFailedAt === null || trackedUntil === null) continue
    const count = payments.get(paymentFailedAt)?.count ?? 0
    payments.set(paymentFailedAt, { failedAt: paymentFailedAt, trackedUntil, count: count + 1 })
  }
  return [...payments.values()].toSorted((one, other) => one.failedAt.localeCompare(other.failedAt))
}
