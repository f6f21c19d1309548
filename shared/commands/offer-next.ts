import type { Command, CommandQueue } from './command.ts'
import {
  expireOverdue,
  isInFlight,
  isUnsent,
  type QueueStep,
  refusedBecause,
  switchOf,
  withChanged,
} from './command-queue.ts'
import { needsInterlock } from './command-text.ts'
import type { Interlock } from './relay-interlock.ts'

/**
 * The command to send now that a message of the tracker was stored, and the tracker is therefore awake; `send` is
 * `null` when there is none. One command is in flight at a time, but a restore goes first and whatever is in flight.
 * Commands that the interlock stops become `held` with its reason. The command is marked as sent before it is
 * published, so that no failure can send it twice. `now` is epoch milliseconds.
 */
export function offerNext(
  before: CommandQueue,
  interlock: Interlock,
  now: number,
): QueueStep & { send: Command | null } {
  const step = expireOverdue(before, now)
  const busy = step.queue.open.some((command) => isInFlight(command, now))
  const unsent = step.queue.open.filter(isUnsent)
  const next =
    unsent.find(({ kind }) => kind === 'restore') ??
    (busy ? undefined : unsent.find(({ kind }) => !needsInterlock(kind) || interlock.reason === null))
  const { reason, speedKmh, fixAgeSeconds } = interlock
  const send: Command | null = next
    ? { ...next, state: 'sent', reason: null, sentAt: now, speedKmh, fixAgeSeconds }
    : null
  const held = unsent
    .filter((one) => one !== next && needsInterlock(one.kind) && reason !== null && one.reason !== reason)
    .map((one): Command => ({ ...one, state: 'held', reason, speedKmh, fixAgeSeconds }))
  if (!send) return { ...withChanged(step, held), send }
  return { ...withChanged(withoutAnswered(step, send), [...held, send]), send }
}

/**
 * The answered commands of the same switch leave the queue: what telemetry shows from now on proves the new command,
 * not them.
 */
function withoutAnswered({ queue, changed }: QueueStep, next: Command): QueueStep {
  const switched = switchOf(next)
  if (switched === null) return { queue, changed }
  const open = queue.open.filter((one) => one.state !== 'answered' || switchOf(one) !== switched)
  return { queue: { ...queue, open }, changed }
}

/** Refuses the unsent commands that the tracker's dialect cannot express. */
export function refuseUnsupported(
  isSupported: (command: Command) => boolean,
  queue: CommandQueue,
): QueueStep {
  const unsupported = queue.open.filter((one) => isUnsent(one) && !isSupported(one))
  return withChanged(
    { queue, changed: [] },
    unsupported.map((one) => refusedBecause(one, 'text-unsupported')),
  )
}
