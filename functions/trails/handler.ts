import { trails } from '../../shared/trails/trails.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { type TrailsDeps, trailActions } from './actions.ts'
import { TrailsEnvironment } from './environment.ts'
import { townFinder } from './town-finder.ts'

const environment = readEnvironment(TrailsEnvironment)
const client = documentClient()

const deps: TrailsDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  townFinder,
  now: Date.now,
}

export const handler = serveRoutes(trails, trailActions(deps))
