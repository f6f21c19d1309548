import { fetchKeys } from '../../outside/user-pool-keys.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { authorizeConnection } from './actions.ts'
import type { BrowserDeps } from './authorize-browser.ts'
import type { TrackerDeps } from './authorize-tracker.ts'
import { AuthorizeEnvironment } from './environment.ts'
import { tokenVerifier } from './verify-token.ts'

const environment = readEnvironment(AuthorizeEnvironment)
const client = documentClient()

const deps: TrackerDeps & BrowserDeps = {
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  verifyToken: tokenVerifier({
    userPoolId: environment.USER_POOL_ID,
    clientId: environment.USER_POOL_CLIENT_ID,
    fetchKeys: () => fetchKeys(environment.USER_POOL_KEYS_URL),
  }),
  iotArn: environment.IOT_ARN,
  topicNamespace: environment.TOPIC_NAMESPACE,
  now: Date.now,
}

export const handler = (event: unknown) => authorizeConnection(event, deps)
