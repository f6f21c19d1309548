import type { Motion } from '../motion/motion.ts'
import { mergeReadings, type Tracked } from '../tracked.ts'

/**
 * What a window of the trail was settled to, with what the state before it knew from longer ago: readings that
 * nothing in the window said, the last position when the window has none that counts, and since when it stands
 * or moves, when it already did so at `windowStart` (epoch ms of the first point).
 */
export function carryOver(before: Tracked, settled: Tracked, windowStart: number): Tracked {
  return {
    ...settled,
    last: settled.last ?? before.last,
    readings: mergeReadings(before.readings, settled.readings),
    lastContactAt: later(before.lastContactAt, settled.lastContactAt),
    motion: motionOver(before.motion, settled.motion, windowStart),
  }
}

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

function motionOver(before: Motion | null, after: Motion | null, windowStart: number): Motion | null {
  if (before === null || after === null) return after ?? before
  const asBefore = before.moving === after.moving && after.since <= windowStart
  return asBefore ? { ...after, since: Math.min(before.since, after.since) } : after
}
