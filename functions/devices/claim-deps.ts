import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { LocalRun, readEnvironment } from '../runtime/environment.ts'
import { onDemand } from '../runtime/on-demand.ts'
import { accountStore } from '../stores/accounts/accounts.ts'
import { subscriptionStore } from '../stores/billing/subscriptions.ts'
import { claimStore } from '../stores/devices/claims.ts'
import { trackerStockStore } from '../stores/devices/tracker-stock.ts'
import type { ClaimDeviceDeps } from './claim-device.ts'

type Tables = Record<'accounts' | 'devices' | 'subscriptions' | 'trackers', string>

/** What adding a device needs. */
export function claimDeps(client: DynamoDBDocumentClient, tables: Tables): ClaimDeviceDeps {
  const { TESTING_MODE } = readEnvironment(LocalRun)
  return {
    accounts: accountStore(client, tables.accounts),
    claims: claimStore(client, tables),
    subscriptions: subscriptionStore(client, tables.subscriptions),
    stock: trackerStockStore(client, tables.trackers),
    connections: {
      close: onDemand(
        async () => (await import('../outside/tracker-connections.ts')).trackerConnections().close,
      ),
    },
    testingMode: TESTING_MODE === 'true',
    now: Date.now,
  }
}
