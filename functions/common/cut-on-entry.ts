import type { Command, CommandQueue } from '../../shared/commands/command.ts'
import type { ReportedSwitches } from '../../shared/commands/command-outcome.ts'
import type { QueueStep } from '../../shared/commands/command-queue.ts'
import { CUT_TEXT } from '../../shared/commands/command-text.ts'
import { cutOfEvent, mayCutOnEntry } from '../../shared/commands/cut-on-entry.ts'
import { relayInterlock } from '../../shared/commands/relay-interlock.ts'
import { requestCommand } from '../../shared/commands/request-command.ts'
import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { expectedIntervalMs } from '../../shared/tracking/view/freshness.ts'
import type { CommandLogStore } from '../stores/command-log.ts'
import type { EventStore } from '../stores/events.ts'
import type { StoredEvent, StoredNotification } from '../stores/stored-event.ts'
import type { TrackerStore } from '../stores/trackers.ts'
import { type CommandStepDeps, takeCommandStep } from './command-step.ts'

const NOT_RESTORED: NotificationReason = 'not-restored'
const LISTED_ENTRIES = 200
/** Used while a tracker's report interval is unknown. */
const DEFAULT_INTERVAL_MS = MINUTE_MS

export type CutDeps = Omit<CommandStepDeps, 'log'> & {
  log: CommandLogStore
  trackers: Pick<TrackerStore, 'setPending'>
  events: Pick<EventStore, 'saveNotification'>
  clock: () => number
}
type CutStep = QueueStep & { command: Command | null }

/**
 * Requests the cut of an entry, once: as any cut it waits in the command queue until the interlock allows it. The event
 * names the command and the command the event. Returns the command; `null` if the relay was cut before and nobody has
 * restored it since, or if the tracker has another owner.
 */
export async function cutOnEntry(
  event: StoredEvent,
  tracked: Tracked,
  reported: ReportedSwitches | null,
  deps: CutDeps,
): Promise<Command | null> {
  const { accountId, deviceId, trackId, eventId, eventKey } = event
  const now = deps.clock()
  // Before the log: a mark without a command costs one read, a command without its mark is never sent.
  if ((await deps.trackers.setPending(accountId, deviceId, now)) === null) return null
  const intervalMs = expectedIntervalMs(tracked, { now, storageMode: false }) ?? DEFAULT_INTERVAL_MS
  const decide = async (queue: CommandQueue): Promise<CutStep> => {
    const entries = await deps.log.list(trackId, LISTED_ENTRIES)
    const command = cutOfEvent(entries, eventKey)
    if (command !== null || !mayCutOnEntry(entries, reported)) return { queue, changed: [], command }
    const request = { commandId: eventId, kind: 'cut', text: CUT_TEXT, eventKey, intervalMs } as const
    return requestCommand(queue, { ...request, ...requester(event) }, relayInterlock(tracked, now), now)
  }
  const { command } = await takeCommandStep({ accountId, deviceId, trackId }, now, decide, deps)
  await deps.events.saveNotification(accountId, eventKey, `relay:${deviceId}`, notificationOf(command, now))
  return command
}

const requester = (event: StoredEvent) =>
  event.kind === 'rule'
    ? { requestedBy: event.ruleName, requestedFrom: event.ruleId }
    : { requestedBy: event.geofenceName, requestedFrom: event.geofenceId }

const notificationOf = (command: Command | null, now: number): StoredNotification => {
  const at = toIso(now)
  if (command === null) return { state: 'suppressed', at, detail: NOT_RESTORED, attempts: 1 }
  const state = command.state === 'refused' ? 'failed' : 'pending'
  return { state, at, detail: command.commandId, attempts: 1 }
}
