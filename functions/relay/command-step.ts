import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Command,
  type CommandQueue,
  type CommandState,
  EMPTY_QUEUE,
} from '../../shared/commands/command.ts'
import { confirmedSwitch } from '../../shared/commands/command-outcome.ts'
import { heldUntil, type QueueStep } from '../../shared/commands/command-queue.ts'
import type { Hint } from '../../shared/commands/log-entry.ts'
import { toIso } from '../../shared/time.ts'
import type { CommandLogStore } from '../stores/devices/command-log.ts'
import type { DeviceStore } from '../stores/devices/devices.ts'
import type { EventStore } from '../stores/events/events.ts'
import type { StoredNotification } from '../stores/events/stored-event.ts'

const TRIES_MAX = 25
const WAIT_MAX_MS = 40

export type CommandStepDeps = {
  log: Pick<CommandLogStore, 'newest' | 'append'>
  devices: Pick<DeviceStore, 'updateSwitch' | 'updateHeld'>
  events: Pick<EventStore, 'saveNotification'>
}
export type QueueOwner = { accountId: string; deviceId: string; trackId: string }

/**
 * Takes one step of a tracker's command queue and returns once the log holds it. A writer that loses the race for
 * the next log entry decides again on the winner's queue, so two steps never both happen.
 */
export async function takeCommandStep<S extends QueueStep>(
  owner: QueueOwner,
  now: number,
  decide: (queue: CommandQueue) => S | Promise<S>,
  deps: CommandStepDeps,
  hint: Hint | null = null,
): Promise<S> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const { entry, last } = await deps.log.newest(owner.trackId)
    const before = last?.queue ?? EMPTY_QUEUE
    const step = await decide(before)
    const changed = [...step.changed]
    const isLogged = changed.length > 0 || hint !== null
    const held = heldUntil(step.queue)
    // A try that lost the race saved this for a queue that never was.
    if (tries > 0 || held !== heldUntil(before))
      await deps.devices.updateHeld(owner, held, isLogged ? entry + 1 : entry)
    if (!isLogged) return step
    // Before the log: the tracker reports its switches again, but a crash after the log would leave this stale.
    await saveSwitches(owner, changed, now, deps)
    if (await deps.log.append(owner.trackId, entry + 1, { at: now, changed, hint, queue: step.queue })) {
      await saveNotifications(owner, changed, now, deps)
      return step
    }
    await sleep(Math.random() * WAIT_MAX_MS)
  }
  throw new Error('The command log is too busy')
}

/** Saves confirmed switches on the device record, so that the device list does not read the log. */
async function saveSwitches(
  { accountId, deviceId, trackId }: QueueOwner,
  changed: readonly Command[],
  now: number,
  { devices }: CommandStepDeps,
): Promise<void> {
  for (const command of changed) {
    const switched = confirmedSwitch(command)
    if (switched) await devices.updateSwitch(accountId, deviceId, trackId, switched, now)
  }
}

/** Says beside the event of a command what came of it. */
async function saveNotifications(
  { accountId, deviceId }: QueueOwner,
  changed: readonly Command[],
  now: number,
  { events }: CommandStepDeps,
): Promise<void> {
  for (const { eventKey, commandId, state } of changed) {
    if (eventKey === undefined) continue
    const notification = { state: NOTIFICATION_STATES[state], at: toIso(now), detail: commandId, attempts: 1 }
    await events.saveNotification(accountId, eventKey, `relay:${deviceId}`, notification)
  }
}

/** A switch is delivered once the tracker's telemetry shows it. */
const NOTIFICATION_STATES: Record<CommandState, StoredNotification['state']> = {
  queued: 'pending',
  held: 'pending',
  sent: 'sent',
  answered: 'sent',
  proved: 'delivered',
  expired: 'failed',
  refused: 'failed',
}
