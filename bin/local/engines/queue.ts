import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedLines } from '../files/stored-lines.ts'

const QueuedMessage = z.object({
  messageId: z.string(),
  sentAt: z.number(),
  body: z.string(),
  /** The queue that gave it up as a dead letter. */
  source: z.string().optional(),
})
export type QueuedMessage = z.infer<typeof QueuedMessage>

const Line = z.union([
  QueuedMessage.extend({ visibleAt: z.number() }),
  z.object({ deletedMessageId: z.string() }),
])

/** Takes a message that was received this often without being deleted. */
type Redrive = { queue: string; deadLetters: Queue; maxReceiveCount: number }
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
    const message = { messageId: randomUUID(), sentAt: now(), body }
    append(message, now() + delayMs)
    return message.messageId
  }

  function append(message: QueuedMessage, visibleAt: number): void {
    lines.append({ ...message, visibleAt })
    add({ ...message, visibleAt })
    for (const listener of listeners) listener()
  }

  /** Takes a message from a queue that gives it up. It keeps its id and the time at which it was sent. */
  const bury = (message: QueuedMessage, source: string) => append({ ...message, source }, now())

  function remove(messageId: string): void {
    if (!entries.delete(messageId)) return
    if (entries.size === 0) lines.replaceAll([])
    else lines.append({ deletedMessageId: messageId })
  }

  function isDead({ message, receiveCount }: Entry): boolean {
    if (redrive === null || receiveCount < redrive.maxReceiveCount) return false
    redrive.deadLetters.bury(message, redrive.queue)
    remove(message.messageId)
    return true
  }

  return {
    send,
    bury,
    /** Gives a new message up at once, as one that was received too often. */
    giveUp(body: string): void {
      if (redrive === null) throw new Error('This queue has no dead letters')
      redrive.deadLetters.bury({ messageId: randomUUID(), sentAt: now(), body }, redrive.queue)
    },
    delete: remove,
    /** The messages that a receiver would get now, oldest first. */
    waiting: (): QueuedMessage[] =>
      [...entries.values()].filter(({ visibleAt }) => visibleAt <= now()).map(({ message }) => message),
    listBodies: (): string[] => [...entries.values()].map(({ message }) => message.body),

    /** How many messages a receiver would get, and how many are hidden from it. */
    counts(): { visible: number; hidden: number } {
      const visible = [...entries.values()].filter(({ visibleAt }) => visibleAt <= now()).length
      return { visible, hidden: entries.size - visible }
    },

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
