import { SECOND_MS } from '../../shared/time.ts'

/**
 * Milliseconds until the next poll, counted from the newest reply or failure. Query's own interval cannot be used: it
 * starts over with each pushed position.
 */
export const dueInMs = (everyMs: number, newestAt: number, now: number) =>
  Math.max(SECOND_MS, newestAt + everyMs - now)
