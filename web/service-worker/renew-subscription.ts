import { SUBSCRIPTION_RENEWED } from '../pwa/push/subscription-renewed.ts'
import type { ChangedSubscriptionEvent, ServiceWorkerScope } from './worker-scope.ts'

/**
 * Subscribes again, with the same key, after the browser or its push service ended the subscription. Some browsers have
 * already done that, and others no longer know the key.
 */
export async function renewSubscription(
  { oldSubscription, newSubscription }: Pick<ChangedSubscriptionEvent, 'oldSubscription' | 'newSubscription'>,
  { registration, clients }: Pick<ServiceWorkerScope, 'registration' | 'clients'>,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? null
  if (!newSubscription) {
    if (applicationServerKey === null) return
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(SUBSCRIPTION_RENEWED)
}
