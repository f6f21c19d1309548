import { type Random, wander } from '../../../bin/simulate/vehicle/random.ts'
import { type Metres, times, towards } from './plane.ts'
import type { Range } from './weather.ts'

/** How an anchor drags. */
export type Drag = {
  knots: Range
  /** From downwind, in degrees, to either side. */
  angle: Range
  pattern: 'steady' | 'growing' | 'gusty' | 'steps'
  /** It holds again after so many metres. */
  holdsAfterM: Range | null
  /** The part of the watch at which it begins. */
  from: number
}

const METRES_PER_SECOND_PER_KNOT = 1_852 / 3_600
const GROWING_SECONDS = 300
const STEP_SECONDS = { dragging: 20, holding: 100 }

/** Answers the way of the anchor in some seconds, `since` the drag began, and where the wind blows to. */
export function dragOf(drag: Drag, random: Random) {
  const speed = random.between(drag.knots.min, drag.knots.max) * METRES_PER_SECOND_PER_KNOT
  const side = random.unit() < 0.5 ? 1 : -1
  const angle = (side * random.between(drag.angle.min, drag.angle.max) * Math.PI) / 180
  const { holdsAfterM } = drag
  let leftM =
    holdsAfterM === null ? Number.POSITIVE_INFINITY : random.between(holdsAfterM.min, holdsAfterM.max)
  let gust = random.normal()

  return (since: number, seconds: number, downwind: number): Metres => {
    gust = wander(gust, { sigma: 1, memorySeconds: 60 }, seconds, random)
    const metres = Math.min(leftM, speed * seconds * shareOf(drag.pattern, since, gust))
    leftM -= metres
    return times(towards(downwind + angle, 1), metres)
  }
}

/** The share of its speed that an anchor has at a time. Steps and gusts have the same mean as a steady drag. */
function shareOf(pattern: Drag['pattern'], since: number, gust: number): number {
  if (pattern === 'growing') return Math.min(1, since / GROWING_SECONDS)
  if (pattern === 'gusty') return Math.max(0, 1 + gust)
  if (pattern === 'steady') return 1
  const whole = STEP_SECONDS.dragging + STEP_SECONDS.holding
  return since % whole < STEP_SECONDS.dragging ? whole / STEP_SECONDS.dragging : 0
}
