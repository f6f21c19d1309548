import { commands } from '../../../shared/commands/commands.routes.ts'
import { readEnvironment } from '../../runtime/environment.ts'
import { serveRoutes } from '../../runtime/serve-routes.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { subscriptionStore } from '../../stores/billing/subscriptions.ts'
import { commandLogStore } from '../../stores/devices/command-log.ts'
import { deviceStore } from '../../stores/devices/devices.ts'
import { trackerStore } from '../../stores/devices/trackers.ts'
import { documentClient } from '../../stores/dynamodb/document-client.ts'
import { eventStore } from '../../stores/events/events.ts'
import { trailStore } from '../../stores/trails/trails.ts'
import { type CommandsDeps, commandActions } from './actions.ts'
import { CommandsEnvironment } from './environment.ts'

const environment = readEnvironment(CommandsEnvironment)
const client = documentClient()

const deps: CommandsDeps = {
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  devices: deviceStore(client, environment.DEVICES_TABLE),
  events: eventStore(client, environment.EVENTS_TABLE),
  log: commandLogStore(client, environment.COMMANDS_TABLE),
  subscriptions: subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE),
  trackers: trackerStore(client, environment.TRACKERS_TABLE),
  trails: trailStore(client, environment.TRAILS_TABLE),
  allowedWords: environment.ALLOWED_COMMAND_WORDS.split(',').filter((word) => word !== ''),
  now: Date.now,
}

export const handler = serveRoutes(commands, commandActions(deps))
