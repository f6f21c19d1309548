import type { Subscription } from '../../shared/subscriptions/subscription.ts'

/** An active monthly subscription without a device, with the given fields. */
export const aSubscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub-1',
  status: 'active',
  planType: 'monthly',
  amount: 9.99,
  assignedDeviceId: null,
  assignedDeviceName: null,
  transfersThisMonth: 0,
  transferableAt: null,
  assignableAt: null,
  nextBillingDate: '2026-12-21T12:00:00.000Z',
  cancelledAt: null,
  endsAt: null,
  paymentFailedAt: null,
  trackedUntil: null,
  marineSupport: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...fields,
})
