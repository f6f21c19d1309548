import { randomBytes } from 'node:crypto'
import { maintenance } from '../../../shared/maintenance/maintenance.routes.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type MaintenanceDeps, maintenanceActions } from './actions.ts'
import { uses } from './uses.ts'

/** 96 bits. */
const ID_BYTES = 12

const { tables } = readUses(uses)
const client = documentClient()

const deps: MaintenanceDeps = {
  devices: deviceStore(client, tables.devices),
  maintenance: maintenanceStore(client, tables),
  preferences: preferenceStore(client, tables.accounts),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  now: Date.now,
}

export const handler = serveRoutes(maintenance, maintenanceActions(deps))
