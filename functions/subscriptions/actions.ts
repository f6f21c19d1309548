import type { subscriptions as routes } from '../../shared/subscriptions/subscriptions.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import { isActive, type SubscriptionStore } from '../stores/subscriptions.ts'

export type SubscriptionsDeps = { subscriptions: Pick<SubscriptionStore, 'list'> }

export function subscriptionActions(deps: SubscriptionsDeps): Actions<typeof routes> {
  return {
    async getSubscriptionStatus(_input, { accountId }) {
      const all = await deps.subscriptions.list(accountId)
      const active = all.find(isActive)
      return {
        reply: {
          hasSubscription: active !== undefined,
          subscriptionStatus: active?.status ?? all.at(-1)?.status ?? null,
          customer: null,
          savedPaymentMethods: [],
        },
      }
    },
  }
}
