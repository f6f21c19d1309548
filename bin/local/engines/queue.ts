import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedLines } from '../files/stored-lines.ts'

const QueuedMessage = z.object({ messageId: z.string(), sentAt: z.number(), body: z.unknown() })
export type QueuedMessage = z.infer<typeof QueuedMessage>

/** A queue in a file: each message is on disk when `send` returns, and is there until it is removed. */
export function createQueue(file: string, now: () => number) {
  const hiddenUntil = new Map<string, number>()
  const kept = storedLines(file, QueuedMessage)

  return {
    send: (body: unknown): void => kept.append({ messageId: randomUUID(), sentAt: now(), body }),

    messages: (): unknown[] => kept.read().map(({ body }) => body),

    /** The oldest that nobody else has in hand; out of sight for so long, unless they are removed or shown before. */
    receive(max: number, hiddenMs: number): QueuedMessage[] {
      const received = kept
        .read()
        .filter(({ messageId }) => (hiddenUntil.get(messageId) ?? 0) <= now())
        .slice(0, max)
      for (const { messageId } of received) hiddenUntil.set(messageId, now() + hiddenMs)
      return received
    },

    hide(messageId: string, forMs: number): void {
      hiddenUntil.set(messageId, now() + forMs)
    },

    remove(messageId: string): void {
      kept.replace(kept.read().filter((one) => one.messageId !== messageId))
      hiddenUntil.delete(messageId)
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
