/** IoT Core's limit for one connection. */
export const PUBLISHES_PER_SECOND = 100

const SECOND_MS = 1_000
const SPACING_MS = SECOND_MS / PUBLISHES_PER_SECOND

/**
 * How long the next publish of one connection has to wait: a second's worth may come at once, and what is above is
 * spaced. IoT Core drops what is above; a wait loses nothing, and is no less a limit.
 */
export function publishRate(): (now: number) => number {
  let freeAt = 0
  return (now) => {
    freeAt = Math.max(freeAt, now - SECOND_MS) + SPACING_MS
    return Math.max(0, freeAt - now)
  }
}
