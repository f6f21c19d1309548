import { MINUTE_MS } from '../../shared/time.ts'

/** A time that has passed is looked at a minute later, when the messages of a backfill have arrived. */
const PASSED_MS = MINUTE_MS

/**
 * When rules are to be looked at again without a position (epoch ms); `null` while the stored check comes early enough.
 * `dueAt` is when a rule may fire next. Each message may move it on: a check that comes too early puts the next one, so
 * that a rule about silence costs one write in its time rather than one for each message.
 */
export function ruleCheckAt(dueAt: number | null, storedAt: number | null, now: number): number | null {
  if (dueAt === null) return null
  const at = dueAt > now ? dueAt : now + PASSED_MS
  const isStored = storedAt !== null && storedAt > now && storedAt <= at
  return isStored ? null : at
}
