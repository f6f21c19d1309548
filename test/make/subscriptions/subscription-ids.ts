import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import type { Account } from '../account.ts'
import type { SubscriptionIds } from '../api/valid-calls.ts'

/** The subscription of the account's device, and a new one without a device. */
export async function subscriptionIds(account: Account): Promise<SubscriptionIds> {
  const bought = await account.call('POST', '/vectra/subscription/purchase', {
    quantity: 1,
    isTestingMode: true,
  })
  const [free] = subscriptions.createTestSubscriptions.reply.parse(bought.body).subscriptionIds
  const { body } = await account.call('GET', '/vectra/subscriptions')
  const all = subscriptions.listSubscriptions.reply.parse(body).subscriptions
  const ofTracker = all.find(({ assignedDeviceId }) => assignedDeviceId !== null)?.id
  if (free === undefined || ofTracker === undefined)
    throw new Error('The account has no device with a subscription')
  return { ofTracker, free }
}
