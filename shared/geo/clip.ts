import type { Line } from './antimeridian.ts'
import type { Bounds } from './bounds.ts'

/** A side of the bounds: its axis, its coordinate, and the direction in which points are inside. */
type Side = { axis: 0 | 1; at: number; inward: 1 | -1 }

const sidesOf = ({ west, south, east, north }: Bounds): Side[] => [
  { axis: 0, at: west, inward: 1 },
  { axis: 0, at: east, inward: -1 },
  { axis: 1, at: south, inward: 1 },
  { axis: 1, at: north, inward: -1 },
]

/** The part of a closed ring within the bounds, empty if there is none (Sutherland and Hodgman, 1974). */
export function clipRing(ring: Line, bounds: Bounds): Line {
  const clipped = sidesOf(bounds).reduce(cutRing, ring)
  const first = clipped[0]
  return first === undefined || clipped.at(-1) === first ? clipped : [...clipped, first]
}

function cutRing(ring: Line, side: Side): Line {
  const clipped: Line = []
  for (const [index, point] of ring.entries()) {
    const before = ring[index === 0 ? ring.length - 1 : index - 1] ?? point
    const inside = isInside(point, side)
    if (inside !== isInside(before, side)) clipped.push(crossing(before, point, side))
    if (inside) clipped.push(point)
  }
  return clipped
}

const isInside = (point: number[], { axis, at, inward }: Side) => ((point[axis] ?? 0) - at) * inward >= 0

function crossing(
  [fromX = 0, fromY = 0]: number[],
  [toX = 0, toY = 0]: number[],
  { axis, at }: Side,
): number[] {
  if (axis === 0) return [at, fromY + ((toY - fromY) * (at - fromX)) / (toX - fromX)]
  return [fromX + ((toX - fromX) * (at - fromY)) / (toY - fromY), at]
}

/** The parts of a line that touch the bounds, each with one more point at both ends. */
export function clipLine(line: Line, bounds: Bounds): Line[] {
  const sides = sidesOf(bounds)
  const within = line.map((point) => sides.every((side) => isInside(point, side)))
  const near = within.map(
    (inside, index) => inside || within[index - 1] === true || within[index + 1] === true,
  )
  const runs: Line[] = []
  for (const [index, point] of line.entries()) {
    if (near[index] !== true) continue
    if (near[index - 1] === true) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs.filter(({ length }) => length > 1)
}
