import { ingest } from '../../../shared/gateways/ingest.routes.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { ingestDeps } from '../../ingest/ingest-deps.ts'
import { cachedFor } from '../../runtime/cached-for.ts'
import { closedAccountCheck } from '../../runtime/closed-accounts.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { gatewayStore } from '../../stores/gateways/gateways.ts'
import { ingestActions } from './actions.ts'
import { rateLimit } from './rate-limit.ts'
import { uses } from './uses.ts'

/** A new key, a closed account and a deleted gateway take effect within this time. */
const CACHED_MS = SECOND_MS
const COUNTED_MS = 30 * SECOND_MS

const used = readUses(uses)
const client = documentClient()
const gateways = gatewayStore(client, used.tables.gateways)

export const handler = serveRoutes(
  ingest,
  ingestActions({
    ingest: ingestDeps(client, used).deps,
    gateways,
    findGateway: cachedFor(CACHED_MS, gateways.find, Date.now),
    countUnits: cachedFor(COUNTED_MS, gateways.countUnits, Date.now),
    isClosed: cachedFor(CACHED_MS, closedAccountCheck(), Date.now),
    mayRequest: rateLimit(Date.now),
    now: Date.now,
  }),
)
