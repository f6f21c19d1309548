import type { Point } from '../geo/point.ts'
import { simplifyLine } from '../geo/simplify.ts'

const FIRST_TOLERANCE_M = 1

/** At most `most` (2 or more) points of a way, those that its shape needs most; all of them where they are not more. */
export function fitTrail<Place extends Point>(points: readonly Place[], most: number): readonly Place[] {
  let kept = points
  for (let metres = FIRST_TOLERANCE_M; kept.length > most; metres *= 2) kept = simplifyLine(kept, metres)
  return kept
}
