import { logbook } from '../../../shared/logbook/logbook.routes.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { storeChunks } from '../../ingest/store-chunks.ts'
import { townFinder } from '../../places/town-finder.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { historyStore } from '../../stores/accounts/history.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { dayItemStore } from '../../stores/trails/day-items.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type TrailsDeps, trailActions } from './actions.ts'
import { type ImportDeps, importPositions } from './import-positions.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()

const store = trailStore(client, tables.trails)
const importDeps: ImportDeps = {
  trails: store,
  putChunk: storeChunks({ trails: store, due: dueStore(client, tables.due), clock: Date.now }),
  days: dayItemStore(client, tables.trails),
  history: historyStore(client, tables.accounts),
  now: Date.now,
}

const deps: TrailsDeps = {
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  logbook: logbookStore(client, tables.logbook),
  trails: store,
  importPositions: (device, positions) => importPositions(device, positions, importDeps),
  townFinder,
  now: Date.now,
}

export const handler = serveRoutes({ ...trails, ...logbook }, trailActions(deps))
