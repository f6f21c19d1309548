import { commands } from '../../../shared/commands/commands.routes.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { readUses } from '../../runtime/uses.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type CommandsDeps, commandActions } from './actions.ts'
import { uses } from './uses.ts'

const { tables, settings } = readUses(uses)
const client = documentClient()

const deps: CommandsDeps = {
  accounts: accountStore(client, tables.accounts),
  devices: deviceStore(client, tables.devices),
  events: eventStore(client, tables.events),
  log: commandLogStore(client, tables.commands),
  subscriptions: subscriptionStore(client, tables.subscriptions),
  trackers: trackerStore(client, tables.trackers),
  trails: trailStore(client, tables.trails),
  allowedWords: settings.allowedCommandWords.split(',').filter((word) => word !== ''),
  now: Date.now,
}

export const handler = serveRoutes(commands, commandActions(deps))
