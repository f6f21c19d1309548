import { randomBytes } from 'node:crypto'
import { doDueWork } from '../../due/do-due-work.ts'
import { liveViews } from '../../outside/live-views.ts'
import { notifyQueue } from '../../outside/notify-queue.ts'
import { ruleCutBreaker } from '../../relay/rule-cut-breaker.ts'
import { switchLeftOver } from '../../relay/switch-left-over.ts'
import type { SwitchDeps } from '../../relay/switch-relay.ts'
import { onQueue } from '../../runtime/on-queue.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { wholeAccount } from '../../stores/devices/device-scope.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { maintenanceStore } from '../../stores/devices/maintenance.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { dueStore } from '../../stores/due.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { geofenceStore } from '../../stores/geofences/geofences.ts'
import { ruleStore } from '../../stores/rules.ts'
import { shareStore } from '../../stores/shares.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { watchStore } from '../../stores/trails/watch-item.ts'
import type { AnnounceDeps } from '../../watching/announce-events.ts'
import { deviceWatches } from '../../watching/device-watch.ts'
import { watchedDefinitions } from '../../watching/watched-definitions.ts'
import { deviceActions } from './actions.ts'
import { uses } from './uses.ts'

/** 96 bits. */
const ID_BYTES = 12

const { tables, queues, settings } = readUses(uses)
const client = documentClient()

const accounts = accountStore(client, tables.accounts)
const { getWatch } = accounts
const devices = deviceStore(client, tables.devices)
const getDevice = (accountId: string, deviceId: string) => devices.get(wholeAccount(accountId), deviceId)
const subscriptions = subscriptionStore(client, tables.subscriptions)
const due = dueStore(client, tables.due)
const events = eventStore(client, tables.events)
const trails = trailStore(client, tables.trails)
const rules = ruleStore(client, tables)
const definitions = watchedDefinitions({
  geofences: geofenceStore(client, tables),
  rules,
  maintenance: maintenanceStore(client, tables),
  getDevice,
  getSwitches: getDevice,
})

const switchDeps: SwitchDeps = {
  log: commandLogStore(client, tables.commands),
  devices,
  trackers: trackerStore(client, tables.trackers),
  events,
  reserveRuleCut: ruleCutBreaker({ accounts, devices }),
  clock: Date.now,
}
const announce: AnnounceDeps = {
  getWatch,
  views: liveViews(settings.topicNamespace),
  queue: notifyQueue(queues.notify),
  due,
  switchRelay: (event, kind) => switchLeftOver(event, kind, { events, trails, switchDeps, clock: Date.now }),
  countFiring: rules.countFiring,
  clock: Date.now,
}

const actions = deviceActions({
  watchOf: deviceWatches({ getWatch, definitions, devices, subscriptions, due, clock: Date.now }),
  watches: watchStore(client, tables),
  announce,
  devices,
  due,
  subscriptions,
  trails,
  events,
  shares: shareStore(client, tables.shares),
  randomId: () => randomBytes(ID_BYTES).toString('base64url'),
  clock: Date.now,
})

export const handler = onQueue(doDueWork(actions, { due, clock: Date.now }))
