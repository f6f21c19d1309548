import { reporting } from '../../shared/reporting/reporting.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { type ReportingDeps, reportingActions } from './actions.ts'
import { ReportingEnvironment } from './environment.ts'

const environment = readEnvironment(ReportingEnvironment)
const client = documentClient()

const deps: ReportingDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  now: Date.now,
}

export const handler = serveRoutes(reporting, reportingActions(deps))
