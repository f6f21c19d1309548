import { setTimeout as delay } from 'node:timers/promises'

const POLL_EVERY_MS = 50

/** Polls until the condition holds. After the timeout it throws and names what it waited for. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${timeoutMs / 1000} s waiting for ${what}`)
    await delay(POLL_EVERY_MS)
  }
}
