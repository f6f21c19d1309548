import { operatorConsole } from '../../../shared/operator/console.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { trackerEndpointOf } from '../../devices/create-credentials.ts'
import { stackAlarms } from '../../outside/cloudwatch/alarms.ts'
import { stackFunctionErrors } from '../../outside/cloudwatch/function-errors.ts'
import { lazyDeadLetters, lazySenderBack, lazyTelemetryFunction } from '../../outside/lazy/dead-letters.ts'
import { deployedStripe } from '../../outside/stripe/stripe-session.ts'
import { twoStepReset } from '../../outside/users/two-step-reset.ts'
import { userAccounts } from '../../outside/users/user-accounts.ts'
import { userDirectory } from '../../outside/users/user-directory.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { serveConsole } from '../../runtime/console/serve-console.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountDeletionStore } from '../../stores/accounts/account-deletions.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { auditStore } from '../../stores/accounts/audit.ts'
import { supportAccessStore } from '../../stores/accounts/support-access.ts'
import { billingLogStore } from '../../stores/billing/billing-log.ts'
import { orderStore } from '../../stores/billing/orders.ts'
import { purchaseStore } from '../../stores/billing/purchases.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { claimStore } from '../../stores/devices/claims.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStockStore } from '../../stores/devices/tracker-stock.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { recipientStore } from '../../stores/notifications/recipients.ts'
import { rawMessageStore } from '../../stores/trails/raw-messages.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { unreadableStore } from '../../stores/trails/unreadable.ts'
import { usageStore } from '../../stores/usage.ts'
import { consoleActions } from './actions.ts'
import { customerDirectory } from './customers/customer-directory.ts'
import { uses } from './uses.ts'

/** An operator who is disabled, or turns two-step sign-in off, keeps what they had for this long. */
const USER_CACHED_MS = MINUTE_MS

const { tables, queues, deadLetters, secrets, settings } = readUses(uses)
const { EDGE_SECRET: edgeSecret } = readEnvironment(RouteEnvironment.pick({ EDGE_SECRET: true }))
const client = documentClient()
const audit = auditStore(client, tables.audit)
const users = userDirectory(settings.userPoolId)
const accounts = accountStore(client, tables.accounts)
const customers = customerDirectory({ users, accounts })

export const handler = serveConsole(
  operatorConsole,
  consoleActions({
    users: customers,
    devices: deviceStore(client, tables.devices),
    trackers: trackerStore(client, tables.trackers),
    stock: trackerStockStore(client, tables.trackers),
    claims: claimStore(client, tables),
    connections: {
      close: onDemand(
        async () => (await import('../../outside/tracker-connections.ts')).trackerConnections().close,
      ),
    },
    testingMode: false,
    trackerEndpoint: trackerEndpointOf(settings.trackerEndpoint),
    topicNamespace: settings.topicNamespace,
    siteUrl: settings.siteUrl,
    getUser: users.get,
    trails: trailStore(client, tables.trails),
    rawMessages: rawMessageStore(client, tables.trails),
    unreadable: unreadableStore(client, tables.trails),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    orders: orderStore(client, tables.orders),
    billingLog: billingLogStore(client, tables.billingLog),
    purchases: purchaseStore(client, tables),
    recipients: recipientStore(client, tables.recipients),
    accounts,
    deletions: accountDeletionStore(client, tables),
    supportAccess: supportAccessStore(client, tables.accounts),
    usage: usageStore(client, tables.usage),
    due: dueStore(client, tables.due),
    audit,
    readAlarms: stackAlarms(settings.stackName),
    readFunctionErrors: stackFunctionErrors(settings.stackName, Date.now),
    deadLetters: {
      telemetry: lazyDeadLetters(deadLetters.telemetry),
      notify: lazyDeadLetters(deadLetters.notify),
      dueWork: lazyDeadLetters(deadLetters.dueWork),
      accounts: lazyDeadLetters(deadLetters.accounts),
      reports: lazyDeadLetters(deadLetters.reports),
    },
    sendBack: lazySenderBack(Object.values(queues)),
    telemetry: lazyTelemetryFunction(settings.telemetryFunction),
    invitations: userAccounts(settings.userPoolId),
    resetTwoStep: twoStepReset(settings.userPoolId),
    openStripe: deployedStripe(secrets.stripe, Date.now).open,
    cursors: pageCursors(edgeSecret),
    now: Date.now,
  }),
  {
    getUser: cachedFor(USER_CACHED_MS, users.get, Date.now),
    // not cached: a deleted account must get no entry
    isCustomer: async (id) => (await customers.get(id)) !== null,
    putAudit: audit.put,
    edgeSecret,
    now: Date.now,
  },
)
