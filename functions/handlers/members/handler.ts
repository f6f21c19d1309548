import { randomUUID } from 'node:crypto'
import { apiKeys } from '../../../shared/members/api-keys.routes.ts'
import { handOver } from '../../../shared/members/hand-over.routes.ts'
import { members } from '../../../shared/members/members.routes.ts'
import { supportAccess } from '../../../shared/members/support-access.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { lazyAccountPerson } from '../../outside/lazy/account-address.ts'
import { lazyAccountJobs } from '../../outside/lazy/account-jobs.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { apiKeyStore } from '../../stores/accounts/api-keys.ts'
import { auditStore } from '../../stores/accounts/audit.ts'
import { handOverStore } from '../../stores/accounts/hand-overs.ts'
import { memberStore } from '../../stores/accounts/members.ts'
import { supportAccessStore } from '../../stores/accounts/support-access.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { liveViewStore } from '../../stores/notifications/live-views.ts'
import { shareStore } from '../../stores/shares.ts'
import { memberActions } from './actions.ts'
import { uses } from './uses.ts'

const KEYS_CACHED_MS = MINUTE_MS

const { tables, queues, secrets, settings } = readUses(uses)
const { EDGE_SECRET } = readEnvironment(RouteEnvironment)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)

export const handler = serveRoutes(
  { ...members, ...apiKeys, ...handOver, ...supportAccess },
  memberActions({
    accounts,
    audit: auditStore(client, tables.audit),
    devices: deviceStore(client, tables.devices),
    cursors: pageCursors(EDGE_SECRET),
    members: memberStore(client, tables.members),
    handOvers: handOverStore(client, tables),
    keys: apiKeyStore(client, tables.members),
    supportAccess: supportAccessStore(client, tables.accounts),
    shares: shareStore(client, tables.shares),
    views: liveViewStore(client, tables.recipients),
    getPerson: lazyAccountPerson(settings.userPoolId, accounts.ownerOf),
    queue: lazyNotifyQueue(queues.notify),
    jobs: lazyAccountJobs(queues.accountJobs),
    newId: randomUUID,
    readKeys: cachedFor(KEYS_CACHED_MS, () => readSigningKeys(secrets.links), Date.now),
    siteUrl: settings.siteUrl,
    now: Date.now,
  }),
)
