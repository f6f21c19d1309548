import { MINUTE_MS } from '../../time.ts'
import { elapsedMs } from '../judging/fix-order.ts'
import type { JudgedPoint } from '../judging/reprocess.ts'
import { stepKmh } from '../judging/steps.ts'

/** The specification's average counts only points faster than this (1.5). */
export const AVERAGE_ABOVE_KMH = 1
/** The way from fix to fix is shorter than what was driven, and a speed is of one moment: so much more may be true. */
const TIMES_THE_WAY = 2
const MORE_THAN_THE_WAY_KMH = 50
/** Over a longer time a short burst hides in a slow way. */
const COMPARED_OVER_MS = MINUTE_MS

/**
 * The speeds in km/h that the points of one way tell, `null` where none is told that can be: a receiver that never
 * tells more than 1 km/h on its way tells nothing, and neither does a speed of more than 50 km/h above twice that of
 * each way beside it (some say 255 where they do not know).
 */
export function reportedSpeeds(points: readonly JudgedPoint[]): readonly (number | null)[] {
  const tells = points.some(({ position }) => (position.speedKmh ?? 0) > AVERAGE_ABOVE_KMH)
  return points.map(({ position: { speedKmh } }, index) =>
    speedKmh === null || !tells || !isPossible(speedKmh, points, index) ? null : speedKmh,
  )
}

function isPossible(speedKmh: number, points: readonly JudgedPoint[], index: number): boolean {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]]
  return speedKmh <= MORE_THAN_THE_WAY_KMH || allows(speedKmh, before, at) || allows(speedKmh, at, after)
}

function allows(speedKmh: number, from: JudgedPoint | undefined, to: JudgedPoint | undefined): boolean {
  // At an end of the way the other side alone says it.
  if (from === undefined || to === undefined) return false
  if (elapsedMs(from.position, to.position) > COMPARED_OVER_MS) return true
  return speedKmh <= TIMES_THE_WAY * stepKmh(from.position, to.position) + MORE_THAN_THE_WAY_KMH
}
