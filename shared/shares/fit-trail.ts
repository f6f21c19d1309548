import type { Point } from '../geo/point.ts'
import { simplifyLine } from '../geo/simplify.ts'

const FIRST_TOLERANCE_M = 1

/** At most `maxPoints` (2 or more) points of a trail: all where they fit, else those that its shape needs most. */
export function fitTrail<TrailPoint extends Point>(
  points: readonly TrailPoint[],
  maxPoints: number,
): readonly TrailPoint[] {
  let fitted = points
  for (let metres = FIRST_TOLERANCE_M; fitted.length > maxPoints; metres *= 2)
    fitted = simplifyLine(fitted, metres)
  return fitted
}
