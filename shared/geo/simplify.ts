import { DEGREES_PER_TURN, RADIANS_PER_DEGREE } from '../units.ts'
import { METRES_PER_DEGREE } from './distance.ts'
import type { Point } from './point.ts'

/**
 * The line with only the points that it needs to pass within `toleranceM` metres of all of them; its ends are always
 * among them. Douglas and Peucker (1973), on a plane at the line's middle latitude: accurate for a day's drive, while
 * across a continent the tolerance varies with the latitude. Lines may cross the antimeridian.
 */
export function simplifyLine<LinePoint extends Point>(
  points: readonly LinePoint[],
  toleranceM: number,
): LinePoint[] {
  const last = points.length - 1
  if (last < 2) return [...points]
  const { x, y } = onPlane(points)
  const needed = new Uint8Array(points.length)
  needed[0] = 1
  needed[last] = 1
  // An explicit stack: recursion would be as deep as a spiral is long.
  const open = [0, last]
  while (open.length > 0) {
    const to = open.pop() ?? 0
    const from = open.pop() ?? 0
    const farthest = farthestBetween(x, y, from, to, toleranceM)
    if (farthest === from) continue
    needed[farthest] = 1
    open.push(from, farthest, farthest, to)
  }
  return points.filter((_, index) => needed[index] === 1)
}

/** Metres east and north, continuous across the antimeridian. */
function onPlane(points: readonly Point[]): { x: Float64Array; y: Float64Array } {
  const x = new Float64Array(points.length)
  const y = new Float64Array(points.length)
  const [first, last] = [points[0], points.at(-1)]
  const middle = ((first?.lat ?? 0) + (last?.lat ?? 0)) / 2
  const metresEast = METRES_PER_DEGREE * Math.cos(middle * RADIANS_PER_DEGREE)
  let turn = 0
  let before = first?.lng ?? 0
  for (const [index, { lat, lng }] of points.entries()) {
    if (Math.abs(lng - before) > DEGREES_PER_TURN / 2)
      turn += lng > before ? -DEGREES_PER_TURN : DEGREES_PER_TURN
    before = lng
    x[index] = (lng + turn) * metresEast
    y[index] = lat * METRES_PER_DEGREE
  }
  return { x, y }
}

/** The index of the point farthest from the straight line between two others; `from` where all are within tolerance. */
function farthestBetween(x: Float64Array, y: Float64Array, from: number, to: number, toleranceM: number) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [x[from], y[from], x[to], y[to]]
  const [lineX, lineY] = [x1 - x0, y1 - y0]
  const lineSquare = lineX * lineX + lineY * lineY
  let farthest = from
  let maxSquare = toleranceM * toleranceM
  for (let index = from + 1; index < to; index++) {
    const [offX, offY] = [(x[index] ?? 0) - x0, (y[index] ?? 0) - y0]
    const part = lineSquare === 0 ? 0 : Math.min(1, Math.max(0, (offX * lineX + offY * lineY) / lineSquare))
    const square = (offX - part * lineX) ** 2 + (offY - part * lineY) ** 2
    if (square <= maxSquare) continue
    maxSquare = square
    farthest = index
  }
  return farthest
}
