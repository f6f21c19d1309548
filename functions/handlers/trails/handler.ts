import { logbook } from '../../../shared/logbook/logbook.routes.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { townFinder } from '../../places/town-finder.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type TrailsDeps, trailActions } from './actions.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()

const deps: TrailsDeps = {
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  logbook: logbookStore(client, tables.logbook),
  trails: trailStore(client, tables.trails),
  // Few calls import positions.
  importPositions: onDemand(async () => (await import('./import-own.ts')).importOwn),
  townFinder,
  now: Date.now,
}

export const handler = serveRoutes({ ...trails, ...logbook }, trailActions(deps))
