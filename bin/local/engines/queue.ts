import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A queue that only keeps: each message is on disk when `send` returns. */
export function createQueue(file: string) {
  return {
    send(body: unknown): void {
      appendFileSync(file, `${JSON.stringify(body)}\n`, { flush: true })
    },
    messages(): unknown[] {
      if (!existsSync(file)) return []
      return readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
