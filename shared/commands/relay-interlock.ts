import { SECOND_MS } from '../time.ts'
import type { Tracked } from '../tracking/tracked.ts'

export const CUT_BELOW_KMH = 20
export const CUT_FIX_AGE_MAX_MS = 60 * SECOND_MS

/** `no-subscription` is set by the caller; all others follow from the fix. */
export type InterlockReason = 'no-subscription' | 'noFix' | 'fixAge' | 'invalidFix' | 'speedUnknown' | 'speed'
/** Why the interlock stops a command, `null` where it allows it, and the speed and age of the fix it decided by. */
export type Interlock = {
  reason: InterlockReason | null
  speedKmh: number | null
  fixAgeSeconds: number | null
}

/**
 * Whether an engine may be stopped at `now` (epoch milliseconds): only while the newest accepted fix is at most
 * 60 s old and reports a speed below 20 km/h, and no newer fix is held. Without a fix or a speed, or with a broken
 * clock, the speed of the vehicle is unknown and the interlock stops the command. The age counts from the fix or from
 * its receipt, whichever is longer ago: a tracker's clock may run ahead, and Lambda may retry a message minutes later.
 */
export function relayInterlock(tracked: Tracked, now: number): Interlock {
  const { last, newest } = tracked
  if (last === null) return { reason: 'noFix', speedKmh: null, fixAgeSeconds: null }
  const ageMs = now - Math.min(last.shownAt, last.receivedAt)
  const evidence = { speedKmh: last.speedKmh, fixAgeSeconds: Math.max(0, Math.round(ageMs / SECOND_MS)) }
  if (newest?.held || last.clock === 'clock') return { reason: 'invalidFix', ...evidence }
  if (ageMs > CUT_FIX_AGE_MAX_MS) return { reason: 'fixAge', ...evidence }
  if (last.speedKmh === null) return { reason: 'speedUnknown', ...evidence }
  if (last.speedKmh >= CUT_BELOW_KMH) return { reason: 'speed', ...evidence }
  return { reason: null, ...evidence }
}
