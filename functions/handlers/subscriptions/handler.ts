import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { readEnvironment, TestingMode } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { assignmentStore } from '../../stores/billing/assignments.ts'
import { billingLogStore } from '../../stores/billing/billing-log.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { purchaseStore } from '../../stores/billing/purchases.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { type SubscriptionsDeps, subscriptionActions } from './actions.ts'
import { SubscriptionsEnvironment } from './environment.ts'

const environment = readEnvironment(SubscriptionsEnvironment)
const { TESTING_MODE } = readEnvironment(TestingMode)
const client = documentClient()
const stripe = deployedStripe(Date.now)

const deps: SubscriptionsDeps = {
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  orders: orderStore(client, environment.ORDERS_TABLE),
  assignments: assignmentStore(client, {
    devices: environment.DEVICES_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
  }),
  purchases: purchaseStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    orders: environment.ORDERS_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
    billingLog: environment.BILLING_LOG_TABLE,
    due: environment.DUE_TABLE,
  }),
  customers: customerStore(client, environment.ACCOUNTS_TABLE),
  billingLog: billingLogStore(client, environment.BILLING_LOG_TABLE),
  due: dueStore(client, environment.DUE_TABLE),
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  users: {
    findOrCreate: onDemand(
      async () =>
        (await import('../../outside/user-accounts.ts')).userAccounts(environment.USER_POOL_ID).findOrCreate,
    ),
  },
  getAddress: onDemand(async () =>
    (await import('../../outside/account-address.ts')).accountAddress(environment.USER_POOL_ID),
  ),
  openStripe: stripe.open,
  readStripeKeys: stripe.readKeys,
  returnUrl: `${environment.SITE_URL}/dashboard/subscription`,
  testingMode: TESTING_MODE === 'true',
  now: Date.now,
}

export const handler = serveRoutes(subscriptions, subscriptionActions(deps))
