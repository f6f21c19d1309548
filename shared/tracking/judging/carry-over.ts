import type { Motion } from '../motion/motion.ts'
import type { Pace } from '../motion/pace.ts'
import { mergeReadings, type Tracked } from '../tracked.ts'

/**
 * A reprocessed state completed from the state before it, which goes back further than the reprocessed window:
 * readings and a shown position that the window does not contain, whether the tracker reports its speed, and when it
 * began to stand or move, where it already did so at `windowStart`, the time of the first point (epoch milliseconds).
 */
export function carryOver(before: Tracked, reprocessed: Tracked, windowStart: number): Tracked {
  return {
    ...reprocessed,
    last: reprocessed.last ?? before.last,
    readings: mergeReadings(before.readings, reprocessed.readings),
    lastContactAt: later(before.lastContactAt, reprocessed.lastContactAt),
    motion: continuedMotion(before.motion, reprocessed.motion, windowStart),
    pace: continuedPace(before.pace, reprocessed.pace),
  }
}

const later = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

function continuedMotion(before: Motion | null, after: Motion | null, windowStart: number): Motion | null {
  if (before === null || after === null) return after ?? before
  const continues = before.moving === after.moving && after.since <= windowStart
  return continues ? { ...after, since: Math.min(before.since, after.since) } : after
}

function continuedPace(before: Pace | null, after: Pace | null): Pace | null {
  if (before === null || after === null) return after ?? before
  return { ...after, reportsSpeed: before.reportsSpeed || after.reportsSpeed }
}
