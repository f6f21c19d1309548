import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedLines } from '../files/stored-lines.ts'

const QueuedMessage = z.object({ messageId: z.string(), sentAt: z.number(), body: z.unknown() })
export type QueuedMessage = z.infer<typeof QueuedMessage>

/** SQS on this machine. Messages are stored in a file until they are deleted; visibility timeouts are in memory. */
export function createQueue(file: string, now: () => number) {
  const hiddenUntil = new Map<string, number>()
  const messages = storedLines(file, QueuedMessage)

  return {
    /** Returns after the message is on disk. */
    send: (body: unknown): void => messages.append({ messageId: randomUUID(), sentAt: now(), body }),

    listBodies: (): unknown[] => messages.list().map(({ body }) => body),

    /** The oldest visible messages, which it hides from other receivers. */
    receive(max: number, visibilityTimeoutMs: number): QueuedMessage[] {
      const received = messages
        .list()
        .filter(({ messageId }) => (hiddenUntil.get(messageId) ?? 0) <= now())
        .slice(0, max)
      for (const { messageId } of received) hiddenUntil.set(messageId, now() + visibilityTimeoutMs)
      return received
    },

    changeVisibility(messageId: string, timeoutMs: number): void {
      hiddenUntil.set(messageId, now() + timeoutMs)
    },

    delete(messageId: string): void {
      messages.replaceAll(messages.list().filter((message) => message.messageId !== messageId))
      hiddenUntil.delete(messageId)
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
