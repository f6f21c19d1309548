import { SECOND_MS } from '../../shared/time.ts'

/**
 * How long until the next reading is due, after the newest answer or failure. Told as what is left, because each
 * pushed position starts the query's own interval anew.
 */
export const dueInMs = (everyMs: number, newestAt: number, now: number) =>
  Math.max(SECOND_MS, newestAt + everyMs - now)
