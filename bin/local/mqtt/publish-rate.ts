import { SECOND_MS } from '../../../shared/time.ts'

/** IoT Core's limit per connection. */
export const PUBLISHES_PER_SECOND = 100

const SPACING_MS = SECOND_MS / PUBLISHES_PER_SECOND

/**
 * How many milliseconds the next publish of a connection has to wait: bursts of a second's worth pass, the rest is
 * spaced. IoT Core drops what exceeds the limit; delaying enforces the same limit without loss.
 */
export function publishRate(): (now: number) => number {
  let freeAt = 0
  return (now) => {
    freeAt = Math.max(freeAt, now - SECOND_MS) + SPACING_MS
    return Math.max(0, freeAt - now)
  }
}
