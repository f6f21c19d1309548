import type { Command, CommandQueue, CommandReason, SwitchKind } from './command.ts'
import { isSwitchKind } from './command-text.ts'
import { ANSWER_WITHIN_MS } from './lifetimes.ts'

/** The result of a step: the new queue, and every command that changed, in its new state, for the log. */
export type QueueStep = { queue: CommandQueue; changed: readonly Command[] }

/** The switch that a command sets, which telemetry can prove. */
const SWITCHES: Record<SwitchKind, 'relay' | 'storage'> = {
  cut: 'relay',
  restore: 'relay',
  storeOn: 'storage',
  storeOff: 'storage',
}

export const switchOf = ({ kind }: Pick<Command, 'kind'>) => (isSwitchKind(kind) ? SWITCHES[kind] : null)
export const isSwitch = ({ kind }: Pick<Command, 'kind'>) => isSwitchKind(kind)
export const isUnsent = ({ state }: Command) => state === 'queued' || state === 'held'
/** Sent, and its answer may still arrive. */
export const isInFlight = ({ state, sentAt }: Command, now: number) =>
  state === 'sent' && sentAt !== null && now - sentAt < ANSWER_WITHIN_MS

export const refusedBecause = (command: Command, reason: CommandReason): Command => ({
  ...command,
  state: 'refused',
  reason,
})
export const unanswered = (command: Command): Command => ({
  ...command,
  state: 'expired',
  reason: 'unanswered',
})

/** When the last held command expires, epoch milliseconds; `null` if none is held. */
export function heldUntil({ open }: CommandQueue): number | null {
  const held = open.filter(({ state }) => state === 'held')
  return held.length === 0 ? null : Math.max(...held.map(({ expiresAt }) => expiresAt))
}

/** The step with more changed commands: each replaces its earlier state, and the finished ones leave the queue. */
export function withChanged({ queue, changed }: QueueStep, more: readonly Command[]): QueueStep {
  const after = new Map(more.map((command) => [command.commandId, command]))
  const open = queue.open
    .map((command) => after.get(command.commandId) ?? command)
    .filter((command) => !isFinished(command))
  return { queue: { ...queue, open }, changed: [...changed, ...more] }
}

const isFinished = (command: Command) =>
  command.state === 'refused' ||
  command.state === 'proved' ||
  command.state === 'expired' ||
  endsWithAnswer(command)

/** No telemetry can prove it, so its answer is its end. */
const endsWithAnswer = (command: Command) => command.state === 'answered' && !isSwitch(command)

/**
 * Ends the commands whose `expiresAt` has passed at `now` (epoch milliseconds): as undelivered, or with the reason
 * that held them, where they were never sent, and as unanswered where they were. An answered switch leaves the queue
 * unchanged: its answer is its end.
 */
export function expireOverdue(queue: CommandQueue, now: number): QueueStep {
  const overdue = queue.open.filter(({ expiresAt }) => expiresAt <= now)
  if (overdue.length === 0) return { queue, changed: [] }
  const changed = overdue
    .filter(({ state }) => state !== 'answered')
    .map((command) =>
      command.state === 'sent'
        ? unanswered(command)
        : { ...command, state: 'expired' as const, reason: command.reason ?? 'undelivered' },
    )
  return { queue: { ...queue, open: queue.open.filter(({ expiresAt }) => expiresAt > now) }, changed }
}
