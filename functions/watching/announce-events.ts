import type { LiveAlert, LiveEvent } from '../../shared/tracking/view/live-message.ts'
import type { LiveViews } from '../outside/live-views.ts'
import type { NotifyQueue } from '../outside/notify-queue.ts'
import type { RelaySwitch } from '../relay/switch-relay.ts'
import { log, reasonOf } from '../runtime/log.ts'
import type { AccountWatch } from '../stores/accounts/accounts.ts'
import type { DueStore } from '../stores/due.ts'
import type { StoredCrossing, StoredEvent, StoredRuleEvent } from '../stores/events/stored-event.ts'
import type { RuleStore } from '../stores/rules.ts'
import type { Due, EventWrite } from '../stores/trails/watch-item.ts'
import { isBuiltIn } from './built-in-rules.ts'

/** More at once are a backfill, which the list shows better. */
const PUSHED_MAX = 20

export type AnnounceDeps = {
  getWatch: (accountId: string) => Promise<AccountWatch>
  views: Pick<LiveViews, 'publish'>
  queue: Pick<NotifyQueue, 'send'>
  due: Pick<DueStore, 'delete'>
  /** Cuts or restores the relay as an event asks for it. */
  switchRelay: (event: StoredEvent, kind: RelaySwitch) => Promise<void>
  countFiring: RuleStore['countFiring']
  clock: () => number
}

/**
 * Does what follows from events that were just stored: sends them to the notify queue, switches the relay, counts
 * firings on their rules, and pushes them to open pages. Work that succeeds is not due any more; what fails is done when
 * it is due, so a failure is only logged.
 */
export async function announceEvents(writes: readonly EventWrite[], deps: AnnounceDeps): Promise<void> {
  await Promise.all([
    ...writes.flatMap(({ event, due }) => due.map((one) => doNow(event, one, deps))),
    pushEvents(
      writes.map(({ event }) => event),
      deps,
    ),
  ])
}

async function doNow(event: StoredEvent, { dueAt, work }: Due, deps: AnnounceDeps) {
  try {
    if (work.kind === 'cut' || work.kind === 'restore') await deps.switchRelay(event, work.kind)
    if (work.kind === 'event') await sendEvent(event, deps)
    await deps.due.delete(dueAt, work)
  } catch (error) {
    log('error', 'event-left-to-the-tick', { kind: work.kind, reason: reasonOf(error) })
  }
}

/** Sends a stored event to the notify queue, and counts it on its rule. */
export async function sendEvent(
  event: StoredEvent,
  { queue, countFiring }: Pick<AnnounceDeps, 'queue' | 'countFiring'>,
): Promise<void> {
  if (event.kind === 'rule' && !isBuiltIn(event)) await countFiring(event.accountId, event.ruleId, event)
  await queue.send({ accountId: event.accountId, eventKey: event.eventKey })
}

/** A page that misses an event reads the list. */
async function pushEvents(
  events: readonly StoredEvent[],
  { getWatch, views, clock }: AnnounceDeps,
): Promise<void> {
  try {
    for (const event of events.slice(-PUSHED_MAX)) {
      const { watchedUntil, viewsUntil } = await getWatch(event.accountId)
      if (Math.max(watchedUntil, viewsUntil) > clock())
        await views.publish(event.accountId, liveMessage(event))
    }
  } catch (error) {
    log('error', 'event-not-pushed', { reason: reasonOf(error) })
  }
}

const liveMessage = (event: StoredEvent): LiveEvent | LiveAlert =>
  event.kind === 'rule' ? liveAlert(event) : liveEvent(event)

const liveEvent = (event: StoredCrossing): LiveEvent => ({
  kind: 'event',
  event: {
    ...happened(event),
    eventType: event.eventType,
    geofenceId: event.geofenceId,
    geofenceName: event.geofenceName,
  },
})

const liveAlert = (event: StoredRuleEvent): LiveAlert => ({
  kind: 'alert',
  alert: { ...happened(event), ruleId: event.ruleId, ruleName: event.ruleName },
})

const happened = (event: StoredEvent) => ({
  eventId: event.eventId,
  timestamp: event.timestamp,
  plateNumber: event.plateNumber,
  deviceId: event.deviceId,
  deviceName: event.deviceName,
  location: event.location,
  late: event.late,
})
