import { randomBytes } from 'node:crypto'
import { maintenance } from '../../../shared/maintenance/maintenance.routes.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type MaintenanceDeps, maintenanceActions } from './actions.ts'
import { MaintenanceEnvironment } from './environment.ts'

/** 96 bits. */
const ID_BYTES = 12

const environment = readEnvironment(MaintenanceEnvironment)
const client = documentClient()

const deps: MaintenanceDeps = {
  devices: deviceStore(client, environment.DEVICES_TABLE),
  maintenance: maintenanceStore(client, {
    accounts: environment.ACCOUNTS_TABLE,
    maintenance: environment.MAINTENANCE_TABLE,
  }),
  preferences: preferenceStore(client, environment.ACCOUNTS_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(maintenance, maintenanceActions(deps))
