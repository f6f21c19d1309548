import type { Command, CommandQueue } from '../../shared/commands/command.ts'
import type { ReportedSwitches } from '../../shared/commands/command-outcome.ts'
import type { QueueStep } from '../../shared/commands/command-queue.ts'
import { SWITCH_TEXTS } from '../../shared/commands/command-text.ts'
import { commandOfEvent, mayCutOnEvent, wasCutByEventSince } from '../../shared/commands/cut-on-event.ts'
import type { LogEntry } from '../../shared/commands/log-entry.ts'
import { relayInterlock } from '../../shared/commands/relay-interlock.ts'
import { requestCommand } from '../../shared/commands/request-command.ts'
import type { NotificationReason } from '../../shared/notifications/notification-reason.ts'
import { MINUTE_MS, toIso } from '../../shared/time.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import { expectedIntervalMs } from '../../shared/tracking/view/freshness.ts'
import type { CommandLogStore } from '../stores/devices/command-log.ts'
import type { TrackerStore } from '../stores/devices/trackers.ts'
import type { EventStore } from '../stores/events/events.ts'
import type { StoredEvent, StoredNotification } from '../stores/events/stored-event.ts'
import { type CommandStepDeps, takeCommandStep } from './command-step.ts'

const LISTED_ENTRIES = 200
/** Used while a tracker's report interval is unknown. */
const DEFAULT_INTERVAL_MS = MINUTE_MS
/** Rules cut a device at most once in this time. */
const RULE_CUT_EVERY_MS = 10 * MINUTE_MS

export type SwitchDeps = Omit<CommandStepDeps, 'log'> & {
  log: Omit<CommandLogStore, 'listAll'>
  trackers: Pick<TrackerStore, 'setPending'>
  events: Pick<EventStore, 'saveNotification'>
  /** Reserves one of the cuts that rules may request in an account at a time. */
  reserveRuleCut: (accountId: string, now: number) => Promise<boolean>
  clock: () => number
}
export type RelaySwitch = 'cut' | 'restore'
type SwitchStep = QueueStep & { command: Command | null }
type Switch = { command: Command } | { refused: NotificationReason } | null

/**
 * Requests what an event asks of the relay, once: as any command it waits in the command queue, and a cut until the
 * interlock allows it. The event names the command and the command the event. Returns the command; `null` if there is
 * none, which the event then explains. A restore is always requested.
 */
export async function switchRelay(
  event: StoredEvent,
  kind: RelaySwitch,
  tracked: Tracked,
  reported: ReportedSwitches | null,
  deps: SwitchDeps,
): Promise<Command | null> {
  const { accountId, deviceId, eventKey } = event
  const now = deps.clock()
  const done = await requestSwitch(event, kind, tracked, reported, deps, now)
  if (done === null) return null
  const notification = notificationOf(done, now)
  await deps.events.saveNotification(accountId, eventKey, `relay:${deviceId}`, notification)
  return 'command' in done ? done.command : null
}

/** `null` if the tracker has another owner. */
async function requestSwitch(
  event: StoredEvent,
  kind: RelaySwitch,
  tracked: Tracked,
  reported: ReportedSwitches | null,
  deps: SwitchDeps,
  now: number,
): Promise<Switch> {
  const { accountId, deviceId, trackId, eventId, eventKey } = event
  const listed = await deps.log.list(trackId, LISTED_ENTRIES)
  const refusal = await refusalOf(event, kind, listed, reported, deps, now)
  if (refusal !== null) return { refused: refusal }
  // Before the log: a mark without a command costs one read, a command without its mark is never sent.
  if ((await deps.trackers.setPending(accountId, deviceId, now)) === null) return null
  const intervalMs = expectedIntervalMs(tracked, { now, storageMode: false }) ?? DEFAULT_INTERVAL_MS
  const decide = async (queue: CommandQueue): Promise<SwitchStep> => {
    const entries = await deps.log.list(trackId, LISTED_ENTRIES)
    const command = commandOfEvent(entries, eventKey)
    const isRefused = kind === 'cut' && !mayCutOnEvent(entries, reported)
    if (command !== null || isRefused) return { queue, changed: [], command }
    const request = { commandId: eventId, kind, text: SWITCH_TEXTS[kind], eventKey, intervalMs }
    return requestCommand(queue, { ...request, ...requester(event) }, relayInterlock(tracked, now), now)
  }
  const { command } = await takeCommandStep({ accountId, deviceId, trackId }, now, decide, deps)
  return command === null ? { refused: 'not-restored' } : { command }
}

/** Why an event may not cut the relay. The limits of rules keep a wrong rule from stopping a fleet. */
async function refusalOf(
  { kind: eventKind, accountId, eventKey }: StoredEvent,
  kind: RelaySwitch,
  listed: readonly LogEntry[],
  reported: ReportedSwitches | null,
  { reserveRuleCut }: SwitchDeps,
  now: number,
): Promise<NotificationReason | null> {
  if (kind === 'restore' || commandOfEvent(listed, eventKey) !== null) return null
  if (!mayCutOnEvent(listed, reported)) return 'not-restored'
  if (eventKind === 'crossing') return null
  if (wasCutByEventSince(listed, now - RULE_CUT_EVERY_MS)) return 'cut-recently'
  return (await reserveRuleCut(accountId, now)) ? null : 'too-many-cuts'
}

const requester = (event: StoredEvent) =>
  event.kind === 'rule'
    ? { requestedBy: event.ruleName, requestedFrom: event.ruleId }
    : { requestedBy: event.geofenceName, requestedFrom: event.geofenceId }

function notificationOf(done: NonNullable<Switch>, now: number): StoredNotification {
  const at = toIso(now)
  if ('refused' in done) return { state: 'suppressed', at, detail: done.refused, attempts: 1 }
  const state = done.command.state === 'refused' ? 'failed' : 'pending'
  return { state, at, detail: done.command.commandId, attempts: 1 }
}
