import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedLines } from '../files/stored-lines.ts'

const QueuedMessage = z.object({ messageId: z.string(), sentAt: z.number(), body: z.string() })
export type QueuedMessage = z.infer<typeof QueuedMessage>

const Line = z.union([
  QueuedMessage.extend({ visibleAt: z.number() }),
  z.object({ deletedMessageId: z.string() }),
])

/** Takes a message that was received this often without being deleted. */
type Redrive = { deadLetters: Queue; maxReceiveCount: number }
type Entry = { message: QueuedMessage; visibleAt: number; receiveCount: number }

/**
 * A queue of SQS on this machine. Messages are stored in a file until they are deleted; visibility timeouts and
 * receive counts are in memory.
 */
export function createQueue(file: string, now: () => number, redrive: Redrive | null = null) {
  const lines = storedLines(file, Line)
  const entries = new Map<string, Entry>()
  for (const line of lines.list()) {
    if ('deletedMessageId' in line) entries.delete(line.deletedMessageId)
    else add(line)
  }
  const listeners: (() => void)[] = []

  function add({ visibleAt, ...message }: QueuedMessage & { visibleAt: number }): void {
    entries.set(message.messageId, { message, visibleAt, receiveCount: 0 })
  }

  /** Returns the id after the message is on disk. */
  function send(body: string, delayMs = 0): string {
    const line = { messageId: randomUUID(), sentAt: now(), body, visibleAt: now() + delayMs }
    lines.append(line)
    add(line)
    for (const listener of listeners) listener()
    return line.messageId
  }

  function remove(messageId: string): void {
    if (!entries.delete(messageId)) return
    if (entries.size === 0) lines.replaceAll([])
    else lines.append({ deletedMessageId: messageId })
  }

  function isDead({ message, receiveCount }: Entry): boolean {
    if (redrive === null || receiveCount < redrive.maxReceiveCount) return false
    redrive.deadLetters.send(message.body)
    remove(message.messageId)
    return true
  }

  return {
    send,
    delete: remove,
    listBodies: (): string[] => [...entries.values()].map(({ message }) => message.body),

    /** The oldest visible messages, which it hides from other receivers. */
    receive(max: number, visibilityTimeoutMs: number): (QueuedMessage & { receiveCount: number })[] {
      const visible = [...entries.values()].filter((entry) => entry.visibleAt <= now() && !isDead(entry))
      return visible.slice(0, max).map((entry) => {
        entry.visibleAt = now() + visibilityTimeoutMs
        entry.receiveCount++
        return { ...entry.message, receiveCount: entry.receiveCount }
      })
    },

    changeVisibility(messageId: string, timeoutMs: number): void {
      const entry = entries.get(messageId)
      if (entry) entry.visibleAt = now() + timeoutMs
    },

    /** Calls the listener after each send. */
    onSend(listener: () => void): void {
      listeners.push(listener)
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
