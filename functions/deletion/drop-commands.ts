import { EMPTY_QUEUE } from '../../shared/commands/command.ts'
import { expireOverdue } from '../../shared/commands/command-queue.ts'
import type { CommandLogStore } from '../stores/devices/command-log.ts'
import { untilUnchanged } from '../stores/dynamodb/until-unchanged.ts'

type DropDeps = { log: Pick<CommandLogStore, 'newest' | 'append'>; now: () => number }

/** Ends the open commands of a deleted device in its log, as if their time was over: nothing sends them any more. */
export async function dropCommands(trackId: string, { log, now }: DropDeps): Promise<void> {
  await untilUnchanged(async () => {
    const { entry, last } = await log.newest(trackId)
    const queue = last?.queue ?? EMPTY_QUEUE
    if (queue.open.length === 0) return true
    const expired = expireOverdue(queue, Number.POSITIVE_INFINITY)
    const isAppended = await log.append(trackId, entry + 1, {
      at: now(),
      hint: null,
      ...expired,
      changed: [...expired.changed],
    })
    return isAppended || null
  }, now)
}
