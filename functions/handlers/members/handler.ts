import { members } from '../../../shared/members/members.routes.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { readSigningKeys } from '../../outside/signing-keys.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { RouteEnvironment, readEnvironment } from '../../runtime/environment.ts'
import { pageCursors } from '../../runtime/http/page-cursor.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { auditStore } from '../../stores/accounts/audit.ts'
import { memberStore } from '../../stores/accounts/members.ts'
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

export const handler = serveRoutes(
  members,
  memberActions({
    accounts: accountStore(client, tables.accounts),
    audit: auditStore(client, tables.audit),
    devices: deviceStore(client, tables.devices),
    cursors: pageCursors(EDGE_SECRET),
    members: memberStore(client, tables.members),
    shares: shareStore(client, tables.shares),
    views: liveViewStore(client, tables.recipients),
    getPerson: onDemand(async () =>
      (await import('../../outside/account-address.ts')).accountPerson(settings.userPoolId),
    ),
    queue: lazyNotifyQueue(queues.notify),
    readKeys: cachedFor(KEYS_CACHED_MS, () => readSigningKeys(secrets.links), Date.now),
    siteUrl: settings.siteUrl,
    now: Date.now,
  }),
)
