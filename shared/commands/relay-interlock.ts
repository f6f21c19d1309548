import { SECOND_MS } from '../time.ts'
import type { Tracked } from '../tracking/tracked.ts'

export const CUT_BELOW_KMH = 20
export const CUT_FIX_AGE_MAX_MS = 60 * SECOND_MS

/** `no-subscription` comes from who asks; the rest is seen in the fix. */
export type InterlockReason = 'no-subscription' | 'noFix' | 'fixAge' | 'invalidFix' | 'speedUnknown' | 'speed'
/** What the gate saw, and why it is closed; `reason` null: open. */
export type Interlock = {
  reason: InterlockReason | null
  speedKmh: number | null
  fixAgeSeconds: number | null
}

/**
 * Whether an engine may be stopped now: the newest accepted fix is at most 60 s old, valid, the newest thing
 * that the receiver said, and below 20 km/h. A fix that is held, without a speed or of a wrong clock closes it:
 * nobody knows then how fast the vehicle is.
 */
export function relayInterlock(tracked: Tracked, now: number): Interlock {
  const { last, newest } = tracked
  if (last === null) return { reason: 'noFix', speedKmh: null, fixAgeSeconds: null }
  const ageMs = now - last.shownAt
  const seen = { speedKmh: last.speedKmh, fixAgeSeconds: Math.max(0, Math.round(ageMs / SECOND_MS)) }
  if (newest?.held || last.clock === 'clock') return { reason: 'invalidFix', ...seen }
  if (ageMs > CUT_FIX_AGE_MAX_MS) return { reason: 'fixAge', ...seen }
  if (last.speedKmh === null) return { reason: 'speedUnknown', ...seen }
  if (last.speedKmh >= CUT_BELOW_KMH) return { reason: 'speed', ...seen }
  return { reason: null, ...seen }
}
