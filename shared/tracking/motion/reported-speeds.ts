import { MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../judging/clock.ts'
import { elapsedMs } from '../judging/fix-order.ts'
import { stepKmh } from '../judging/steps.ts'

/** Averages count only points faster than this (specification 1.5). */
export const AVERAGE_ABOVE_KMH = 1
/** A speed is of one moment, and the path is longer than the straight step: it may exceed the step's speed. */
const TIMES_THE_STEP = 2
const MORE_THAN_THE_STEP_KMH = 50
/** Over a longer time, a slow step can hide a short burst of speed. */
const COMPARED_OVER_MS = MINUTE_MS

type Point = { position: StampedPosition }

/**
 * The reported speeds of consecutive points in km/h, `null` where none is credible. All are `null` for a receiver that
 * never reports more than 1 km/h along them. One is `null` when it exceeds, for both neighbouring steps, twice the
 * step's speed plus 50 km/h; some receivers report 255 for unknown. A step of more than 60 s disproves nothing.
 */
export function reportedSpeeds(points: readonly Point[]): readonly (number | null)[] {
  const reports = points.some(({ position }) => (position.speedKmh ?? 0) > AVERAGE_ABOVE_KMH)
  return points.map(({ position: { speedKmh } }, index) =>
    speedKmh === null || !reports || !isCredible(speedKmh, points, index) ? null : speedKmh,
  )
}

function isCredible(speedKmh: number, points: readonly Point[], index: number): boolean {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]]
  return (
    speedKmh <= MORE_THAN_THE_STEP_KMH || stepAllows(speedKmh, before, at) || stepAllows(speedKmh, at, after)
  )
}

function stepAllows(speedKmh: number, from: Point | undefined, to: Point | undefined): boolean {
  // At either end, the one neighbouring step decides.
  if (from === undefined || to === undefined) return false
  if (elapsedMs(from.position, to.position) > COMPARED_OVER_MS) return true
  return speedKmh <= TIMES_THE_STEP * stepKmh(from.position, to.position) + MORE_THAN_THE_STEP_KMH
}
