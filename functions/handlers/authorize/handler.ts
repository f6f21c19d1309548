import { userPoolTokens } from '../../outside/verify-token.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { trackerStockStore } from '../../stores/devices/tracker-stock.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { authorizeConnection } from './actions.ts'
import type { BrowserDeps } from './authorize-browser.ts'
import type { TrackerDeps } from './authorize-tracker.ts'
import { uses } from './uses.ts'

const { tables, settings } = readUses(uses)
const client = documentClient()

const deps: TrackerDeps & BrowserDeps = {
  stock: trackerStockStore(client, tables.trackers),
  accounts: accountStore(client, tables.accounts),
  verifyToken: userPoolTokens(settings),
  iotArn: settings.iotArn,
  topicNamespace: settings.topicNamespace,
  now: Date.now,
}

export const handler = (event: unknown) => authorizeConnection(event, deps)
