import * as z from 'zod'
import { toIso, toIsoOrNull } from '../time.ts'
import { Command, CommandQueue } from './command.ts'
import { expireOverdue } from './command-queue.ts'
import type { CommandView } from './commands.routes.ts'

/** What a client believed about a switch: kept, and believed by nobody. */
const Hint = z.object({
  by: z.string(),
  isInStorageMode: z.boolean().optional(),
  relayStatus: z.enum(['restored', 'cut']).nullish(),
})
export type Hint = z.infer<typeof Hint>

/** One entry of a tracker's log: what changed at that moment, and the queue as it was after it. Never altered. */
export const LogEntry = z.object({
  at: z.number(),
  changed: z.array(Command),
  hint: Hint.nullable(),
  queue: CommandQueue,
})
export type LogEntry = z.infer<typeof LogEntry>

/**
 * The commands in a log, newest first, each with its steps. `newestFirst` are the entries; what ran out of time
 * since the last of them is told as expired, though nobody has written it yet.
 */
export function commandViews(newestFirst: readonly LogEntry[], now: number): CommandView[] {
  const [newest] = newestFirst
  if (!newest) return []
  const overdue: LogEntry = {
    at: now,
    changed: [...expireOverdue(newest.queue, now).changed],
    hint: null,
    queue: newest.queue,
  }
  const lives = new Map<string, { at: number; command: Command }[]>()
  for (const { at, changed } of [...newestFirst.toReversed(), overdue])
    for (const command of changed)
      lives.set(command.commandId, [...(lives.get(command.commandId) ?? []), { at, command }])
  return [...lives.values()]
    .map(viewOf)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? 1 : a.requestedAt > b.requestedAt ? -1 : 0))
}

function viewOf(life: readonly { at: number; command: Command }[]): CommandView {
  const command = life[life.length - 1]?.command
  if (!command) throw new Error('a command without a step')
  const { kind: _, ...told } = command
  return {
    ...told,
    requestedAt: toIso(command.requestedAt),
    sentAt: toIsoOrNull(command.sentAt),
    answeredAt: toIsoOrNull(command.answeredAt),
    provedAt: toIsoOrNull(command.provedAt),
    expiresAt: toIso(command.expiresAt),
    steps: life.map(({ at, command: { state, reason, speedKmh, fixAgeSeconds } }) => ({
      at: state === 'expired' ? toIso(Math.min(at, command.expiresAt)) : toIso(at),
      state,
      reason,
      speedKmh,
      fixAgeSeconds,
    })),
  }
}
