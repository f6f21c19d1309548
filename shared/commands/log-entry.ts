import * as z from 'zod'
import { toIso, toIsoOrNull } from '../time.ts'
import { Command, CommandQueue } from './command.ts'
import { expireOverdue } from './command-queue.ts'
import type { CommandView } from './commands.routes.ts'

/** The switches as a client assumes them. It is logged and decides nothing. */
const Hint = z.object({
  by: z.string(),
  isInStorageMode: z.boolean().optional(),
  relayStatus: z.enum(['restored', 'cut']).nullish(),
})
export type Hint = z.infer<typeof Hint>

/** An entry of a tracker's command log: what changed at that time, and the queue after it. Entries never change. */
export const LogEntry = z.object({
  at: z.number(),
  changed: z.array(Command),
  hint: Hint.nullable(),
  queue: CommandQueue,
})
export type LogEntry = z.infer<typeof LogEntry>

/**
 * The commands of a log, newest first, each with its steps. `newestFirst` are the entries. Commands that are overdue at
 * `now` (epoch milliseconds) are shown as expired, although that is not logged yet.
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
  const histories = new Map<string, { at: number; command: Command }[]>()
  for (const { at, changed } of [...newestFirst.toReversed(), overdue])
    for (const command of changed)
      histories.set(command.commandId, [...(histories.get(command.commandId) ?? []), { at, command }])
  return [...histories.values()]
    .map(viewOf)
    .toSorted((a, b) => (a.requestedAt < b.requestedAt ? 1 : a.requestedAt > b.requestedAt ? -1 : 0))
}

function viewOf(history: readonly { at: number; command: Command }[]): CommandView {
  const command = history.at(-1)?.command
  if (!command) throw new Error('A command without a step')
  return {
    ...command,
    requestedAt: toIso(command.requestedAt),
    sentAt: toIsoOrNull(command.sentAt),
    answeredAt: toIsoOrNull(command.answeredAt),
    provedAt: toIsoOrNull(command.provedAt),
    expiresAt: toIso(command.expiresAt),
    steps: history.map(({ at, command: { state, reason, speedKmh, fixAgeSeconds } }) => ({
      at: state === 'expired' ? toIso(Math.min(at, command.expiresAt)) : toIso(at),
      state,
      reason,
      speedKmh,
      fixAgeSeconds,
    })),
  }
}
