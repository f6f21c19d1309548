import { anchor } from '../../../shared/watching/anchor/anchor.routes.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { anchorWatchStore } from '../../stores/trails/anchor-watches.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type AnchorDeps, anchorActions } from './actions.ts'
import { uses } from './uses.ts'

const { tables } = readUses(uses)
const client = documentClient()

const deps: AnchorDeps = {
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  watches: anchorWatchStore(client, tables),
  now: Date.now,
}

export const handler = serveRoutes(anchor, anchorActions(deps))
