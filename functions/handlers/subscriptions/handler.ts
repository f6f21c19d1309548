import { subscriptions } from '../../../shared/subscriptions/subscriptions.routes.ts'
import { lazyAccountAddress } from '../../outside/lazy/account-address.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { LocalRun, readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
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
import { uses } from './uses.ts'

const { tables, secrets, settings } = readUses(uses)
const { TESTING_MODE } = readEnvironment(LocalRun)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)
const stripe = deployedStripe(secrets.stripe, Date.now)

const deps: SubscriptionsDeps = {
  subscriptions: subscriptionStore(client, tables.subscriptions),
  devices: deviceStore(client, tables.devices),
  orders: orderStore(client, tables.orders),
  assignments: assignmentStore(client, tables),
  purchases: purchaseStore(client, tables),
  customers: customerStore(client, tables.accounts),
  billingLog: billingLogStore(client, tables.billingLog),
  due: dueStore(client, tables.due),
  accounts,
  users: {
    findOrCreate: onDemand(
      async () =>
        (await import('../../outside/users/user-accounts.ts')).userAccounts(settings.userPoolId).findOrCreate,
    ),
  },
  getAddress: lazyAccountAddress(settings.userPoolId, accounts.ownerOf),
  openStripe: stripe.open,
  readStripeKeys: stripe.readKeys,
  returnUrl: `${settings.siteUrl}/dashboard/subscription`,
  testingMode: TESTING_MODE === 'true',
  now: Date.now,
}

export const handler = serveRoutes(subscriptions, subscriptionActions(deps))
