import type { subscriptions as routes } from '../../shared/subscriptions/subscriptions.routes.ts'
import type { Actions } from '../runtime/serve-routes.ts'
import { isTrackedAt } from '../stores/subscriptions.ts'
import { type AssignDeps, assignSubscription } from './assign-subscription.ts'
import { grantTestSubscriptions, type TestSubscriptionDeps } from './grant-test-subscriptions.ts'
import { type ListDeps, listActions } from './list-actions.ts'

export type SubscriptionsDeps = ListDeps & AssignDeps & TestSubscriptionDeps

export const subscriptionActions = (deps: SubscriptionsDeps): Actions<typeof routes> => ({
  ...listActions(deps),

  async getSubscriptionStatus(_input, { accountId }) {
    const all = await deps.subscriptions.list(accountId)
    const tracked = all.find((one) => isTrackedAt(one, deps.now()))
    return {
      reply: {
        hasSubscription: tracked !== undefined,
        subscriptionStatus: tracked?.status ?? all.at(-1)?.status ?? null,
        customer: null,
        savedPaymentMethods: [],
      },
    }
  },

  assignSubscription: ({ path, body }, { accountId }) =>
    assignSubscription(accountId, path.id, body.deviceId, deps),

  unassignSubscription: ({ path }, { accountId }) => assignSubscription(accountId, path.id, null, deps),

  createTestSubscriptions: ({ body }, { accountId }) =>
    grantTestSubscriptions(accountId, body.quantity, deps),
})
