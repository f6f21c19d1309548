import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

const Kept = z.object({ messageId: z.string(), sentAt: z.number(), body: z.unknown() })
export type Kept = z.infer<typeof Kept>

/** A queue in a file: each message is on disk when `send` returns, and is there until it is removed. */
export function createQueue(file: string, now: () => number) {
  const hiddenUntil = new Map<string, number>()

  function kept(): Kept[] {
    if (!existsSync(file)) return []
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => Kept.parse(JSON.parse(line)))
  }

  return {
    send(body: unknown): void {
      appendFileSync(file, `${JSON.stringify({ messageId: randomUUID(), sentAt: now(), body })}\n`, {
        flush: true,
      })
    },

    messages: (): unknown[] => kept().map(({ body }) => body),

    /** The oldest that nobody else has in hand; out of sight for so long, unless they are removed or shown before. */
    receive(max: number, hiddenMs: number): Kept[] {
      const received = kept()
        .filter(({ messageId }) => (hiddenUntil.get(messageId) ?? 0) <= now())
        .slice(0, max)
      for (const { messageId } of received) hiddenUntil.set(messageId, now() + hiddenMs)
      return received
    },

    hide(messageId: string, forMs: number): void {
      hiddenUntil.set(messageId, now() + forMs)
    },

    remove(messageId: string): void {
      const rest = kept().filter((one) => one.messageId !== messageId)
      writeFileSync(`${file}.new`, rest.map((one) => `${JSON.stringify(one)}\n`).join(''), { flush: true })
      renameSync(`${file}.new`, file)
      hiddenUntil.delete(messageId)
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
