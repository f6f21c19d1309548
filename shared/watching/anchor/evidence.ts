import { SECOND_MS } from '../../time.ts'

/**
 * What speaks for a drag: the fixes that are too far out, since when (epoch ms), and the seconds that they stand for. A
 * fix that is too far out by less than 10 m counts in part, and one that is not takes away as much.
 */
export type Evidence = {
  seconds: number
  fixes: number
  since: number
  farthestM: number
  doubtful: boolean
}

export const NO_EVIDENCE: Evidence = { seconds: 0, fixes: 0, since: 0, farthestM: 0, doubtful: false }

/** A fix that is too far out by this much counts in full. */
const FULL_M = 10
/** A fix stands for the time since the one before it, up to this. */
const STANDS_FOR_MAX_SECONDS = 60

/** What proves a drag. After a jump that no boat can make, it takes longer than a receiver needs to recover. */
const PROOF = {
  credible: { fixes: 2, seconds: 30 },
  doubtful: { fixes: 4, seconds: 120 },
}

/** How long a drag may last until it is proved, for a tracker that reports at an interval: it begins just after a report. */
export function secondsToProof(intervalSeconds: number): number {
  const { seconds } = PROOF.credible
  return intervalSeconds * (2 + Math.floor(seconds / intervalSeconds))
}

/** A fix of a boat at anchor. */
export type FixFromAnchor = {
  at: number
  distanceM: number
  /** How far the fix may be from the boat. */
  noiseM: number
  sinceLastMs: number
  doubtful: boolean
}

/** The evidence after a fix that is too far out by so many metres; negative if it is not. */
export function nextEvidence(before: Evidence, byM: number, fix: FixFromAnchor): Evidence {
  const weight = Math.max(-1, Math.min(1, byM / FULL_M))
  const seconds = before.seconds + weight * Math.min(fix.sinceLastMs / SECOND_MS, STANDS_FOR_MAX_SECONDS)
  if (seconds <= 0) return NO_EVIDENCE
  if (byM <= 0) return { ...before, seconds }
  return {
    seconds,
    fixes: before.fixes + 1,
    since: before.fixes === 0 ? fix.at : before.since,
    farthestM: Math.max(before.farthestM, fix.distanceM),
    doubtful: before.doubtful || fix.doubtful,
  }
}

/** Whether the evidence after a fix proves a drag. A boat that comes back does not drag. */
export function isProof(
  { seconds, fixes, since, farthestM, doubtful }: Evidence,
  fix: FixFromAnchor,
): boolean {
  const needed = doubtful ? PROOF.doubtful : PROOF.credible
  return (
    fixes >= needed.fixes &&
    seconds >= needed.seconds &&
    fix.at - since > needed.seconds * SECOND_MS &&
    fix.distanceM >= farthestM - fix.noiseM
  )
}
