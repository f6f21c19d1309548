import type { subscriptions as routes } from '../../../shared/subscriptions/subscriptions.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { type AssignDeps, assignSubscription } from './assign-subscription.ts'
import { billingActions } from './billing/billing-actions.ts'
import type { BillingDeps } from './billing/billing-deps.ts'
import { type CancelDeps, cancelSubscription } from './cancel-subscription.ts'
import { type CreateSubscriptionDeps, createSubscription } from './checkout/create-subscription.ts'
import { type SignupDeps, signupSubscription } from './checkout/signup-subscription.ts'
import { grantTestSubscriptions, type TestSubscriptionDeps } from './grant-test-subscriptions.ts'
import { type ListDeps, listActions } from './list-actions.ts'
import { receiveEvent, type WebhookDeps } from './webhook/receive-event.ts'

export type SubscriptionsDeps = ListDeps &
  AssignDeps &
  BillingDeps &
  CancelDeps &
  CreateSubscriptionDeps &
  SignupDeps &
  TestSubscriptionDeps &
  WebhookDeps

export const subscriptionActions = (deps: SubscriptionsDeps): Actions<typeof routes> => ({
  ...listActions(deps),
  ...billingActions(deps),

  assignSubscription: ({ path, body }, { scope }) => assignSubscription(scope, path.id, body.deviceId, deps),

  unassignSubscription: ({ path }, { scope }) => assignSubscription(scope, path.id, null, deps),

  cancelSubscription: ({ path }, { accountId }) => cancelSubscription(accountId, path.id, 'now', deps),

  cancelAtPeriodEnd: ({ path }, { accountId }) =>
    cancelSubscription(accountId, path.id, 'at-period-end', deps),

  createSubscription: ({ body }, { accountId }) => createSubscription(accountId, body, deps),

  signupSubscription: ({ body }, { sourceIp }) => signupSubscription(body, sourceIp, deps),

  receiveStripeEvent: ({ body }) => receiveEvent(body, deps),

  createTestSubscriptions: ({ body }, { accountId }) =>
    grantTestSubscriptions(accountId, body.quantity, deps),
})
