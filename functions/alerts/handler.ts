import { alerts } from '../../shared/alerts/alerts.routes.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { serveRoutes } from '../runtime/serve-routes.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { type AlertsDeps, alertActions } from './actions.ts'
import { AlertsEnvironment } from './environment.ts'

const environment = readEnvironment(AlertsEnvironment)
const client = documentClient()

const deps: AlertsDeps = { devices: deviceStore(client, environment.DEVICES_TABLE) }

export const handler = serveRoutes(alerts, alertActions(deps))
