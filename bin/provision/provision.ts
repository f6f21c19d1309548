import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { trackerEndpointOf } from '../../functions/devices/create-credentials.ts'
import { accountJobs } from '../../functions/outside/account-jobs.ts'
import { trackerConnections } from '../../functions/outside/tracker-connections.ts'
import { accountDeletionStore } from '../../functions/stores/accounts/account-deletions.ts'
import { orderStore } from '../../functions/stores/billing/orders.ts'
import { subscriptionStore } from '../../functions/stores/billing/subscriptions.ts'
import { trackerStockStore } from '../../functions/stores/devices/tracker-stock.ts'
import { trackerStore } from '../../functions/stores/devices/trackers.ts'
import { dueStore } from '../../functions/stores/due.ts'
import { documentClient } from '../../functions/stores/dynamodb/document-client.ts'
import { UserError } from '../cli/user-error.ts'
import { connectTo } from '../operator/target.ts'
import { deleteAccount } from './delete-account.ts'
import { grantSubscriptions } from './grant-subscriptions.ts'
import { issueCertificate } from './issue-certificate.ts'
import { issueCredentials } from './issue-credentials.ts'
import type { Command } from './options.ts'
import { resetMfa } from './reset-mfa.ts'
import { setOperator } from './set-operator.ts'
import { setUpStripe, stripeKeysIn } from './stripe/set-up-stripe.ts'
import { updateOrder } from './update-order.ts'
import { verifyReceipt } from './verify-receipt.ts'

/** Runs the command. Returns the result as text for the operator. */
export async function provision(command: Command): Promise<string> {
  const { names, certificates, accounts, stripeSecret, readLinkKeys } = await connectTo(command.target)
  if (command.kind === 'reset-mfa') return resetMfa(command, accounts)
  if (command.kind === 'operator') return setOperator(command, accounts)
  if (command.kind === 'stripe') {
    if (stripeSecret === null)
      throw new UserError('The local run has a Stripe of its own. Leave out --local.')
    const keys = stripeKeysIn(process.env)
    const stripe = new Stripe(keys.secretKey, { telemetry: false })
    return setUpStripe(keys, { stripe, secret: stripeSecret, webhookUrl: names.stripeWebhookUrl })
  }
  if (command.kind === 'verify-receipt') return verifyReceipt(command.file, readLinkKeys)
  const client = documentClient()
  if (command.kind === 'delete-account')
    return deleteAccount(command, {
      accounts,
      deletions: accountDeletionStore(client, { accounts: names.accountsTable, due: names.dueTable }),
      due: dueStore(client, names.dueTable),
      jobs: accountJobs(names.accountJobsUrl),
      newId: randomUUID,
      now: Date.now,
    })
  if (command.kind === 'grant') {
    const subscriptions = subscriptionStore(client, names.subscriptionsTable)
    return grantSubscriptions(command, { accounts, subscriptions, now: Date.now })
  }
  if (command.kind === 'order') return updateOrder(command, orderStore(client, names.ordersTable))
  const trackers = trackerStore(client, names.trackersTable)
  const connections = trackerConnections()
  if (command.kind === 'credentials') {
    const { topicNamespace, siteUrl } = names
    const trackerEndpoint = trackerEndpointOf(names.trackerEndpoint)
    return issueCredentials(command.trackerId, {
      stock: trackerStockStore(client, names.trackersTable),
      trackers,
      connections,
      trackerEndpoint,
      topicNamespace,
      siteUrl,
    })
  }
  if (certificates === null)
    throw new UserError(
      'The local run accepts a user name and password only. Leave out --certificate and --out.',
    )
  return issueCertificate(command.trackerId, command.outFolder, {
    trackers,
    connections,
    certificates,
    topicNamespace: names.topicNamespace,
  })
}
