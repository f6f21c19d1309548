import type { StoredSubscription } from '../../../functions/stores/billing/subscriptions.ts'
import { toIso } from '../../../shared/time.ts'
import { NOON } from '../tracking/a-position.ts'

/** A monthly one without a device. */
export const aStoredSubscription = (fields: Partial<StoredSubscription> = {}): StoredSubscription => ({
  accountId: 'owner',
  subscriptionId: 's1',
  status: 'active',
  planType: 'monthly',
  amountCents: 999,
  assignedDeviceId: null,
  createdAt: toIso(NOON),
  ...fields,
})
