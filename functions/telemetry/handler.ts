import { SECOND_MS } from '../../shared/time.ts'
import { type DeliveryDeps, deliverCommands, saveAnswer } from '../common/deliver-commands.ts'
import { liveViews } from '../outside/live-views.ts'
import { trackerCommands } from '../outside/tracker-commands.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import { readEnvironment } from '../runtime/environment.ts'
import { onTelemetry } from '../runtime/on-telemetry.ts'
import { accountStore } from '../stores/accounts.ts'
import { commandLogStore } from '../stores/command-log.ts'
import { deviceStore } from '../stores/devices.ts'
import { documentClient } from '../stores/dynamodb/document-client.ts'
import { subscriptionStore } from '../stores/subscriptions.ts'
import { trackerStore } from '../stores/trackers.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { unreadableStore } from '../stores/trails/unreadable.ts'
import { type IngestDeps, ingestMessage } from './actions.ts'
import { TelemetryEnvironment } from './environment.ts'
import { ingestBatch } from './ingest-batch.ts'
import { positionPush } from './push-position.ts'
import { trailRecorder } from './record-positions.ts'
import { trackerLookup } from './tracker-lookup.ts'

/** The cached tracker shows a new dialect only after this time; until then, one write is enough. */
const DIALECT_SAVED_EVERY_MS = SECOND_MS

const environment = readEnvironment(TelemetryEnvironment)
const client = documentClient()

const devices = deviceStore(client, environment.DEVICES_TABLE)
const subscriptions = subscriptionStore(client, environment.SUBSCRIPTIONS_TABLE)
const trackers = trackerStore(client, environment.TRACKERS_TABLE)
const trails = trailStore(client, environment.TRAILS_TABLE)

const delivery: DeliveryDeps = {
  commands: trackerCommands(environment.TOPIC_NAMESPACE),
  log: commandLogStore(client, environment.COMMANDS_TABLE),
  devices,
  subscriptions,
  trackers,
  clock: Date.now,
}

const { prepare, push } = positionPush({
  accounts: accountStore(client, environment.ACCOUNTS_TABLE),
  devices,
  subscriptions,
  views: liveViews(environment.TOPIC_NAMESPACE),
  clock: Date.now,
})

const deps: IngestDeps = {
  topicNamespace: environment.TOPIC_NAMESPACE,
  getTracker: trackerLookup(trackers.getMany, Date.now),
  saveDialect: cachedFor(DIALECT_SAVED_EVERY_MS, trackers.setDialect, Date.now),
  record: trailRecorder(trails),
  preparePush: prepare,
  push: ({ accountId, trackerId }, tracked) => push(accountId, new Map([[trackerId, tracked]])),
  deliver: (tracker, tracked, reported) => deliverCommands(tracker, tracked, reported, delivery),
  saveAnswer: (tracker, answer) => saveAnswer(tracker, answer, delivery),
  trails,
  unreadable: unreadableStore(client, environment.TRAILS_TABLE),
}

export const handler = onTelemetry({
  one: (message) => ingestMessage(message, deps),
  many: (messages) => ingestBatch(messages, deps, push),
})
