import { fetchKeys } from '../../outside/user-pool-keys.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { authorizeConnection } from './actions.ts'
import type { BrowserDeps } from './authorize-browser.ts'
import type { TrackerDeps } from './authorize-tracker.ts'
import { uses } from './uses.ts'
import { tokenVerifier } from './verify-token.ts'

const { tables, settings } = readUses(uses)
const client = documentClient()

const deps: TrackerDeps & BrowserDeps = {
  trackers: trackerStore(client, tables.trackers),
  accounts: accountStore(client, tables.accounts),
  verifyToken: tokenVerifier({
    userPoolId: settings.userPoolId,
    clientId: settings.userPoolClientId,
    fetchKeys: () => fetchKeys(settings.userPoolKeysUrl),
  }),
  iotArn: settings.iotArn,
  topicNamespace: settings.topicNamespace,
  now: Date.now,
}

export const handler = (event: unknown) => authorizeConnection(event, deps)
