import type { Point } from '../../geo/point.ts'
import type { AnchorWatch, DragReason } from './anchor-watch.ts'
import { type Evidence, type FixFromAnchor, isProof, NO_EVIDENCE, nextEvidence } from './evidence.ts'
import { NO_SWING, nextSwing, type Swing, swingM } from './swing.ts'

/** What is remembered to tell dragging from swinging. */
export type DragWatch = {
  /** Outside is beyond this: the radius, or where a drag was acknowledged. */
  limitM: number
  outside: Evidence
  fartherOut: Evidence
  swing: Swing
}

/** A boat less far outside may lie where it should: the errors of this fix and of the anchor's place add up. */
const OUTSIDE = { minM: 12, noises: 1.8 }
/** A boat less far beyond where it lay may only lie to a stronger wind. */
const FARTHER_OUT = { minM: 10, noises: 1 }

export const watchedFrom = (limitM: number): DragWatch => ({
  limitM,
  outside: NO_EVIDENCE,
  fartherOut: NO_EVIDENCE,
  swing: NO_SWING,
})

/** The memory after a fix, and why the anchor drags; null if nothing proves that. */
export function addFix(
  before: DragWatch,
  { anchor, radiusM }: AnchorWatch,
  place: Point,
  fix: FixFromAnchor,
): { after: DragWatch; reason: DragReason | null } {
  const { distanceM, noiseM } = fix
  const lying = { anchor, radiusM, place, distanceM }
  const outsideM = distanceM - before.limitM
  const outside = nextEvidence(before.outside, outsideM - marginM(OUTSIDE, noiseM), fix)
  const layM = swingM(before.swing, lying) ?? Number.POSITIVE_INFINITY
  const beyondSwingM = distanceM - layM - marginM(FARTHER_OUT, noiseM)
  // within the circle, a boat that drags looks like one that swings
  const fartherOut = nextEvidence(before.fartherOut, Math.min(beyondSwingM, outsideM), fix)
  const swing = nextSwing(before.swing, lying, fix.sinceLastMs)
  const after = { limitM: before.limitM, outside, fartherOut, swing }
  return { after, reason: reasonOf('outside', outside, fix) ?? reasonOf('fartherOut', fartherOut, fix) }
}

const marginM = ({ minM, noises }: typeof OUTSIDE, noiseM: number) => Math.max(minM, noises * noiseM)

function reasonOf(check: DragReason['check'], evidence: Evidence, fix: FixFromAnchor): DragReason | null {
  const { fixes, since } = evidence
  return isProof(evidence, fix) ? { check, fixes, since } : null
}
