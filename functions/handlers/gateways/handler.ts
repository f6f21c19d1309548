import { gateways as routes } from '../../../shared/gateways/gateways.routes.ts'
import { claimDeps } from '../../devices/claim-deps.ts'
import { trailRecorder } from '../../ingest/record-positions.ts'
import { storeChunks } from '../../ingest/store-chunks.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { gatewayStore } from '../../stores/gateways/gateways.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { watchStore } from '../../stores/trails/watch-item.ts'
import { gatewayActions } from './actions.ts'
import { uses } from './uses.ts'

const { tables, settings } = readUses(uses)
const client = documentClient()
const trails = trailStore(client, tables.trails)
const due = dueStore(client, tables.due)
const trackers = trackerStore(client, tables.trackers)

export const handler = serveRoutes(
  routes,
  gatewayActions({
    ...claimDeps(client, tables),
    gateways: gatewayStore(client, tables.gateways),
    hasTracker: async (accountId, trackerId) => (await trackers.get(trackerId))?.accountId === accountId,
    // its history is new, so nothing of it can be late
    record: trailRecorder(
      { ...trails, putChunk: storeChunks({ trails, due, clock: Date.now }) },
      watchStore(client, tables),
      async () => undefined,
    ),
    siteUrl: settings.siteUrl,
  }),
)
