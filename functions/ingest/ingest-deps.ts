import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { lazyNotifyQueue } from '../outside/lazy/notify-queue.ts'
import { type DeliveryDeps, deliverCommands, saveAnswer } from '../relay/deliver-commands.ts'
import { ruleCutBreaker } from '../relay/rule-cut-breaker.ts'
import { cachedFor } from '../runtime/cached-for.ts'
import { onDemand } from '../runtime/on-demand.ts'
import type { Used } from '../runtime/uses.ts'
import { accountStore } from '../stores/accounts/accounts.ts'
import { subscriptionStore } from '../stores/billing/subscriptions.ts'
import { commandLogStore } from '../stores/devices/command-log.ts'
import { wholeAccount } from '../stores/devices/device-scope.ts'
import { deviceStore } from '../stores/devices/devices.ts'
import { maintenanceStore } from '../stores/devices/maintenance.ts'
import { trackerStore } from '../stores/devices/trackers.ts'
import { dueStore } from '../stores/due.ts'
import { eventStore } from '../stores/events/events.ts'
import { geofenceStore } from '../stores/geofences/geofences.ts'
import { liveViewStore } from '../stores/notifications/live-views.ts'
import { ruleStore } from '../stores/rules.ts'
import { dayItemStore } from '../stores/trails/day-items.ts'
import { rawMessageStore } from '../stores/trails/raw-messages.ts'
import { trailStore } from '../stores/trails/trails.ts'
import { unreadableStore } from '../stores/trails/unreadable.ts'
import { watchStore } from '../stores/trails/watch-item.ts'
import { deviceWatches } from '../watching/device-watch.ts'
import { watchedDefinitions } from '../watching/watched-definitions.ts'
import type { IngestDeps } from './actions.ts'
import { announceRecorded } from './announce-recorded.ts'
import type { ingestUses } from './ingest-uses.ts'
import { lateMarks } from './late-marks.ts'
import { positionPush } from './push-position.ts'
import { trailRecorder } from './record-positions.ts'
import { storeChunks } from './store-chunks.ts'
import { trackerLookup } from './tracker-lookup.ts'

/** The cached tracker shows a new dialect only after this time; until then, one write is enough. */
const DIALECT_SAVED_EVERY_MS = SECOND_MS
/** Who watches an account, and a change of its geofences and rules, take effect within this time. */
const ACCOUNT_CACHED_MS = SECOND_MS
/**
 * How long switches by commands are cached. While a command is open, a change of the relay is taken for its doing
 * anyway.
 */
const SWITCHES_CACHED_MS = 5 * MINUTE_MS

/** Everything that a message affects, for the functions that receive messages. */
export function ingestDeps(
  client: DynamoDBDocumentClient,
  { tables, queues, settings }: Used<typeof ingestUses>,
) {
  const devices = deviceStore(client, tables.devices)
  const due = dueStore(client, tables.due)
  const subscriptions = subscriptionStore(client, tables.subscriptions)
  const trackers = trackerStore(client, tables.trackers)
  const trails = trailStore(client, tables.trails)
  const days = dayItemStore(client, tables.trails)
  const views = {
    publish: onDemand(
      async () => (await import('../outside/live-views.ts')).liveViews(settings.topicNamespace).publish,
    ),
  }
  const accounts = accountStore(client, tables.accounts)
  const getWatch = cachedFor(ACCOUNT_CACHED_MS, accounts.getWatch, Date.now)
  const rules = ruleStore(client, tables)
  const watches = watchStore(client, tables)
  const getDevice = (accountId: string, deviceId: string) => devices.get(wholeAccount(accountId), deviceId)
  const watchOf = deviceWatches({
    getWatch,
    definitions: watchedDefinitions({
      geofences: geofenceStore(client, tables),
      rules,
      maintenance: maintenanceStore(client, tables),
      getDevice: cachedFor(ACCOUNT_CACHED_MS, getDevice, Date.now),
      getSwitches: cachedFor(SWITCHES_CACHED_MS, getDevice, Date.now),
    }),
    devices,
    subscriptions,
    due,
    clock: Date.now,
  })

  const delivery: DeliveryDeps = {
    commands: {
      send: onDemand(
        async () =>
          (await import('../outside/tracker-commands.ts')).trackerCommands(settings.topicNamespace).send,
      ),
    },
    log: commandLogStore(client, tables.commands),
    devices,
    events: eventStore(client, tables.events),
    subscriptions,
    trackers,
    clock: Date.now,
  }
  const deliver: IngestDeps['deliver'] = (tracker, tracked, reported) =>
    deliverCommands(tracker, tracked, reported, delivery)

  const getViews = liveViewStore(client, tables.recipients).list
  const push = positionPush({ getWatch, getViews, devices, subscriptions, views, clock: Date.now })

  const deps: IngestDeps = {
    topicNamespace: settings.topicNamespace,
    getTracker: trackerLookup(trackers.getMany, Date.now),
    saveDialect: cachedFor(DIALECT_SAVED_EVERY_MS, trackers.setDialect, Date.now),
    watchOf,
    record: trailRecorder(
      { ...trails, putChunk: storeChunks({ trails, due, clock: Date.now }) },
      watches,
      lateMarks({ trails, days, clock: Date.now }),
    ),
    push: ({ accountId, trackerId }, tracked) => push(accountId, new Map([[trackerId, tracked]])),
    announce: announceRecorded({
      getWatch,
      views,
      queue: lazyNotifyQueue(queues.notify),
      due,
      devices,
      log: commandLogStore(client, tables.commands),
      trackers,
      reserveRuleCut: ruleCutBreaker({ accounts, devices }),
      countFiring: rules.countFiring,
      events: eventStore(client, tables.events),
      deliver,
      clock: Date.now,
    }),
    deliver,
    saveAnswer: (tracker, answer) => saveAnswer(tracker, answer, delivery),
    trails,
    unreadable: unreadableStore(client, tables.trails),
    rawMessages: rawMessageStore(client, tables.trails),
  }
  return { deps, push }
}
