import { randomUUID } from 'node:crypto'
import { toIso } from '../../../shared/time.ts'
import type { SubscriptionStore } from '../../stores/billing/subscriptions.ts'

export type TestSubscriptionDeps = {
  subscriptions: Pick<SubscriptionStore, 'createAll'>
  /** Set by the deployment only: no request can turn it on. */
  testingMode: boolean
  now: () => number
}

/** Subscriptions without payment, where the deployment is for testing. */
export async function grantTestSubscriptions(
  accountId: string,
  quantity: number,
  { subscriptions, testingMode, now }: TestSubscriptionDeps,
) {
  if (!testingMode) return { refused: 'not-in-testing-mode' as const }
  const granted = Array.from({ length: quantity }, () => ({
    accountId,
    subscriptionId: randomUUID(),
    status: 'active',
    planType: 'test' as const,
    amountCents: 0,
    assignedDeviceId: null,
    createdAt: toIso(now()),
  }))
  await subscriptions.createAll(granted)
  return {
    reply: { success: true as const, subscriptionIds: granted.map(({ subscriptionId }) => subscriptionId) },
  }
}
