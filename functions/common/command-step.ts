import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, type CommandQueue, EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { confirmedSwitch, type QueueStep } from '../../shared/commands/command-queue.ts'
import type { Hint } from '../../shared/commands/log-entry.ts'
import type { CommandLogStore } from '../stores/command-log.ts'
import type { DeviceStore } from '../stores/devices.ts'

const TRIES_MAX = 25
const WAIT_MAX_MS = 40

export type CommandStepDeps = {
  log: Pick<CommandLogStore, 'newest' | 'append'>
  devices: Pick<DeviceStore, 'updateSwitch'>
}
export type QueueOwner = { accountId: string; deviceId: string; trackId: string }

/**
 * Takes a step of a tracker's commands from where its log stands, and is done when the log has it. Who loses
 * the race for the next entry decides again on what the winner left, so two steps never both happen.
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
    const step = await decide(last?.queue ?? EMPTY_QUEUE)
    const changed = [...step.changed]
    if (changed.length === 0 && hint === null) return step
    // Before the log has it: its unit will say so again, and after it a crash would leave the record behind for good.
    await keepSwitches(owner, changed, now, deps)
    if (await deps.log.append(owner.trackId, entry + 1, { at: now, changed, hint, queue: step.queue }))
      return step
    await sleep(Math.random() * WAIT_MAX_MS)
  }
  throw new Error('the command log is too busy')
}

/** The device's own record says what its switches were last believed to be, so that the list needs no log. */
async function keepSwitches(
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
