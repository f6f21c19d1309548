import { logbook } from '../../../shared/logbook/logbook.routes.ts'
import { trails } from '../../../shared/trails/trails.routes.ts'
import { townFinder } from '../../places/town-finder.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { logbookStore } from '../../stores/devices/logbook.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type TrailsDeps, trailActions } from './actions.ts'
import { TrailsEnvironment } from './environment.ts'

const environment = readEnvironment(TrailsEnvironment)
const client = documentClient()

const deps: TrailsDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  logbook: logbookStore(client, environment.LOGBOOK_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  townFinder,
  now: Date.now,
}

export const handler = serveRoutes({ ...trails, ...logbook }, trailActions(deps))
