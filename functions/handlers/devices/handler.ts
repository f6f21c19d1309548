import { devices } from '../../../shared/devices/devices.routes.ts'
import { claimDeps } from '../../devices/claim-deps.ts'
import { trackerEndpointOf } from '../../devices/create-credentials.ts'
import { onDemand } from '../../runtime/on-demand.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { deviceEditStore } from '../../stores/devices/device-edits.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { liveViewStore } from '../../stores/notifications/live-views.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { unreadableStore } from '../../stores/trails/unreadable.ts'
import { type DevicesDeps, deviceActions } from './actions.ts'
import { uses } from './uses.ts'
import { accountWatch } from './watch-account.ts'

const { tables, settings } = readUses(uses)
const client = documentClient()
const accounts = accountStore(client, tables.accounts)

const connections = async () => (await import('../../outside/tracker-connections.ts')).trackerConnections()

const deps: DevicesDeps = {
  ...claimDeps(client, tables),
  watch: accountWatch(accounts, Date.now),
  views: liveViewStore(client, tables.recipients),
  extendViews: accounts.extendViews,
  devices: deviceStore(client, tables.devices),
  edits: deviceEditStore(client, tables),
  trackers: trackerStore(client, tables.trackers),
  trails: trailStore(client, tables.trails),
  unreadable: unreadableStore(client, tables.trails),
  connections: {
    get: onDemand(async () => (await connections()).get),
    close: onDemand(async () => (await connections()).close),
  },
  trackerEndpoint: trackerEndpointOf(settings.trackerEndpoint),
  topicNamespace: settings.topicNamespace,
  siteUrl: settings.siteUrl,
  // A deletion touches most features of the account, so its code is imported when one is asked for.
  previewDeletion: onDemand(async () => (await import('./device-deletion.ts')).previewOwn),
  deleteDevice: onDemand(async () => (await import('./device-deletion.ts')).deleteOwn),
  endPlanUnlessBoat: onDemand(async () => (await import('./device-deletion.ts')).endOwnPlan),
}

export const handler = serveRoutes(devices, deviceActions(deps))
