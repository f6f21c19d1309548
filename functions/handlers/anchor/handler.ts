import { anchor } from '../../../shared/watching/anchor/anchor.routes.ts'
import { floatPlan } from '../../../shared/watching/float-plan/float-plan.routes.ts'
import { webhookHosts } from '../../messages/webhook-hosts.ts'
import { lazyAccountAddress } from '../../outside/lazy/account-address.ts'
import { lazyNotifyQueue } from '../../outside/lazy/notify-queue.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { recipientStore } from '../../stores/notifications/recipients.ts'
import { anchorWatchStore } from '../../stores/trails/anchor-watches.ts'
import { floatPlanStore } from '../../stores/trails/float-plans.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type AnchorDeps, anchorActions } from './actions.ts'
import { type FloatPlanDeps, floatPlanActions } from './float-plan-actions.ts'
import { uses } from './uses.ts'

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const deps: AnchorDeps & FloatPlanDeps = {
  devices: deviceStore(client, tables.devices),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trails: trailStore(client, tables.trails),
  watches: anchorWatchStore(client, tables),
  plans: floatPlanStore(client, tables),
  geofences: geofenceStore(client, tables),
  recipients: recipientStore(client, tables.recipients),
  phones: phoneStore(client, tables.accounts),
  getAddress: lazyAccountAddress(settings.userPoolId, accountStore(client, tables.accounts).ownerOf),
  queue: lazyNotifyQueue(queues.notify),
  webhookHosts: webhookHosts(settings.siteUrl),
  now: Date.now,
}

export const handler = serveRoutes(
  { ...anchor, ...floatPlan },
  { ...anchorActions(deps), ...floatPlanActions(deps) },
)
