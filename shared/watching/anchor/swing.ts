import { bearingDegrees } from '../../geo/bearing.ts'
import type { Point } from '../../geo/point.ts'
import { MINUTE_MS, SECOND_MS } from '../../time.ts'
import { DEGREES_PER_TURN } from '../../units.ts'

/** How far from its anchor a boat lay in each of 16 directions, in metres, and for how many seconds (up to 15 min). */
export type Swing = { farM: readonly number[]; seconds: readonly number[] }

const DIRECTIONS = 16
const nowhere: readonly number[] = Array.from({ length: DIRECTIONS }, () => 0)
export const NO_SWING: Swing = { farM: nowhere, seconds: nowhere }

/** After this time in a direction, it is known how far the boat lies there. */
const KNOWN_AFTER_SECONDS = 15 * 60
const STANDS_FOR_MAX_MS = 5 * MINUTE_MS
/** Slower than anchors drag, so that the boat leaves its swing behind it; a rising wind straightens a rode slower. */
const FOLLOWS_METRES_PER_SECOND = 0.04
/** Below this share of the radius, the receiver's error decides the direction and not the wind. */
const LIES_FROM_SHARE = 0.5
const CENTIMETRES = 100

/** A boat in a direction from its anchor. */
type Lying = { anchor: Point; radiusM: number; place: Point; distanceM: number }

/** How far the boat lay before in the direction of a place; null where that is not known. */
export function swingM({ farM, seconds }: Swing, { anchor, place }: Lying): number | null {
  const direction = directionOf(anchor, place)
  if ((seconds[direction] ?? 0) < KNOWN_AFTER_SECONDS) return null
  return Math.max(...around(direction).map((one) => farM[one] ?? 0))
}

/** The swing with a fix, which stands for the time since the one before it; the same object if nothing changed. */
export function nextSwing(
  swing: Swing,
  { anchor, radiusM, place, distanceM }: Lying,
  sinceLastMs: number,
): Swing {
  if (distanceM < radiusM * LIES_FROM_SHARE) return swing
  const directions = around(directionOf(anchor, place))
  const elapsed = Math.min(sinceLastMs, STANDS_FOR_MAX_MS) / SECOND_MS
  const isKnown = (direction: number) =>
    swing.seconds[direction] === KNOWN_AFTER_SECONDS && (swing.farM[direction] ?? 0) >= distanceM
  if (directions.every(isKnown)) return swing
  const [farM, seconds] = [[...swing.farM], [...swing.seconds]]
  for (const direction of directions) {
    const [far = 0, known = 0] = [farM[direction], seconds[direction]]
    const reachable = known === 0 ? distanceM : far + FOLLOWS_METRES_PER_SECOND * elapsed
    farM[direction] = Math.max(far, inCentimetres(Math.min(distanceM, reachable)))
    seconds[direction] = Math.min(KNOWN_AFTER_SECONDS, Math.ceil(known + elapsed))
  }
  return { farM, seconds }
}

const inCentimetres = (metres: number) => Math.round(metres * CENTIMETRES) / CENTIMETRES

const directionOf = (anchor: Point, place: Point) =>
  Math.round((bearingDegrees(anchor, place) / DEGREES_PER_TURN) * DIRECTIONS) % DIRECTIONS

/** A direction with those beside it, because a boat yaws. */
const around = (direction: number) => [-1, 0, 1].map((by) => (direction + by + DIRECTIONS) % DIRECTIONS)
