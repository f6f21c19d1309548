import { CENTS_PER_DOLLAR } from '../../../../shared/subscriptions/prices.ts'
import type { Subscription } from '../../../../shared/subscriptions/subscription.ts'

/** The counts on the tiles. Only active subscriptions count (specification 2.2, 2.4). */
export function countsOf(subscriptions: readonly Subscription[]) {
  const active = subscriptions.filter(({ status }) => status === 'active')
  const available = active.filter(({ assignedDeviceId }) => assignedDeviceId === null).length
  const monthly = active.filter(({ planType }) => planType === 'monthly')
  return {
    active: active.length,
    assigned: active.length - available,
    available,
    pastDue: subscriptions.filter(({ status }) => status === 'past_due').length,
    monthlyCents: monthly.reduce((cents, { amount }) => cents + centsOf(amount), 0),
  }
}

/** An amount of the wire in cents. */
export const centsOf = (dollars: number) => Math.round(dollars * CENTS_PER_DOLLAR)

/** In their order, but canceled ones last. */
export const withCanceledLast = (subscriptions: readonly Subscription[]): Subscription[] =>
  subscriptions.toSorted((one, other) => Number(isCanceled(one)) - Number(isCanceled(other)))

export const isCanceled = ({ status }: Pick<Subscription, 'status'>) => status === 'canceled'
