import { setTimeout as delay } from 'node:timers/promises'
import { SECOND_MS } from '../../shared/time.ts'
import { CheckFailed } from './checks.ts'

/** A cold start, a retry and a busy stream together take less. */
const WITHIN_MS = 15 * SECOND_MS
const EVERY_MS = 250

/** Reads until there is a result. Fails with the message of `otherwise` after the limit. */
export async function eventually<Value>(
  read: () => Value | null | Promise<Value | null>,
  otherwise: string | (() => string),
  withinMs = WITHIN_MS,
): Promise<Value> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await read()
    if (value !== null) return value
    if (Date.now() > deadline) {
      const what = typeof otherwise === 'string' ? otherwise : otherwise()
      throw new CheckFailed(`${what} within ${withinMs / SECOND_MS} s`)
    }
    await delay(EVERY_MS)
  }
}
