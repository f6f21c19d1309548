import type { Point } from './point.ts'

const METRES_PER_DEGREE = 111_195
const RADIANS_PER_DEGREE = Math.PI / 180
const HALF_TURN = 180
const FULL_TURN = 360

/**
 * The points of a line that are needed so that no other lies farther than `toleranceM` metres from it; the ends
 * always. By Douglas and Peucker (1973), on a plane at the line's middle latitude: true for the way of a day, while
 * the tolerance of a line across a continent stretches with its latitudes. Lines may cross the date line.
 */
export function simplifyLine<Of extends Point>(points: readonly Of[], toleranceM: number): Of[] {
  const last = points.length - 1
  if (last < 2) return [...points]
  const { x, y } = onPlane(points)
  const needed = new Uint8Array(points.length)
  needed[0] = 1
  needed[last] = 1
  // A stack of our own: a spiral would be nested as deep as it is long.
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

/** Metres east and north of the first point. */
function onPlane(points: readonly Point[]): { x: Float64Array; y: Float64Array } {
  const x = new Float64Array(points.length)
  const y = new Float64Array(points.length)
  const [first, last] = [points[0], points.at(-1)]
  const middle = ((first?.lat ?? 0) + (last?.lat ?? 0)) / 2
  const metresEast = METRES_PER_DEGREE * Math.cos(middle * RADIANS_PER_DEGREE)
  let turn = 0
  let before = first?.lng ?? 0
  for (const [index, { lat, lng }] of points.entries()) {
    if (Math.abs(lng - before) > HALF_TURN) turn += lng > before ? -FULL_TURN : FULL_TURN
    before = lng
    x[index] = (lng + turn) * metresEast
    y[index] = lat * METRES_PER_DEGREE
  }
  return { x, y }
}

/** The point farthest from the straight way between two others, `from` itself where all are within the tolerance. */
function farthestBetween(x: Float64Array, y: Float64Array, from: number, to: number, toleranceM: number) {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [x[from], y[from], x[to], y[to]]
  const [wayX, wayY] = [x1 - x0, y1 - y0]
  const waySquare = wayX * wayX + wayY * wayY
  let farthest = from
  let most = toleranceM * toleranceM
  for (let index = from + 1; index < to; index++) {
    const [offX, offY] = [(x[index] ?? 0) - x0, (y[index] ?? 0) - y0]
    const part = waySquare === 0 ? 0 : Math.min(1, Math.max(0, (offX * wayX + offY * wayY) / waySquare))
    const square = (offX - part * wayX) ** 2 + (offY - part * wayY) ** 2
    if (square <= most) continue
    most = square
    farthest = index
  }
  return farthest
}
