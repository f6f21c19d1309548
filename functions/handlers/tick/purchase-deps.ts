import { lazyEmailSender } from '../../outside/lazy-email-sender.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { billingLogStore } from '../../stores/billing/billing-log.ts'
import { customerStore } from '../../stores/billing/customers.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { purchaseStore } from '../../stores/billing/purchases.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { TickEnvironment } from './environment.ts'

const environment = readEnvironment(TickEnvironment)
const client = documentClient()

/** What the work about purchases needs, also when Stripe's events are read again. */
export const purchaseDeps = {
  orders: orderStore(client, environment.ORDERS_TABLE),
  purchases: purchaseStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    orders: environment.ORDERS_TABLE,
    subscriptions: environment.SUBSCRIPTIONS_TABLE,
    billingLog: environment.BILLING_LOG_TABLE,
    due: environment.DUE_TABLE,
  }),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  billingLog: billingLogStore(client, environment.BILLING_LOG_TABLE),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  due: dueStore(client, environment.DUE_TABLE),
  customers: customerStore(client, environment.ACCOUNTS_TABLE),
  users: {
    findOrCreate: onDemand(
      async () =>
        (await import('../../outside/user-accounts.ts')).userAccounts(environment.USER_POOL_ID).findOrCreate,
    ),
  },
  openStripe: deployedStripe(Date.now).open,
  getAddress: onDemand(async () =>
    (await import('../../outside/account-address.ts')).accountAddress(environment.USER_POOL_ID),
  ),
  sendEmail: lazyEmailSender(environment.MAIL_FROM, environment.CONFIGURATION_SET),
  ordersEmail: environment.ORDERS_EMAIL,
  siteUrl: environment.SITE_URL,
  now: Date.now,
}
