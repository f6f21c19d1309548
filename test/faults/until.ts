import { setTimeout as delay } from 'node:timers/promises'

const LOOKS_EVERY_MS = 50

/** Waits for what comes by itself; a throw that says what did not come. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It did not come within ${withinMs / 1000} s that ${what}`)
    await delay(LOOKS_EVERY_MS)
  }
}
