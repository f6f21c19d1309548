/** Metres east and north. */
export type PlanePoint = { x: number; y: number }

/**
 * The index of the corner at whose edge (from it to the next one) a ring first crosses or touches an earlier edge; null
 * for a simple ring. Compares all pairs of edges: 500 corners take some milliseconds.
 */
export function firstSelfIntersection(ring: readonly PlanePoint[]): number | null {
  const edges = ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]
    return to === undefined ? [] : [{ from, to }]
  })
  const last = edges.length - 1
  const index = edges.findIndex((edge, later) =>
    edges.slice(0, later).some((earlier, at) => {
      if (at === later - 1) return foldsBack(earlier.from, edge.from, edge.to)
      if (at === 0 && later === last) return foldsBack(edge.from, edge.to, earlier.to)
      return touches(edge, earlier)
    }),
  )
  return index === -1 ? null : index
}

type Edge = { from: PlanePoint; to: PlanePoint }

/** Positive if c is to the left of the line from a to b, 0 if it is on it. */
const turn = (a: PlanePoint, b: PlanePoint, c: PlanePoint) =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Whether the edge after a corner lies on the edge before it. */
const foldsBack = (before: PlanePoint, corner: PlanePoint, after: PlanePoint) =>
  turn(before, corner, after) === 0 &&
  (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y) > 0

/** Whether two edges without a common corner have a point in common. */
function touches(a: Edge, b: Edge): boolean {
  if (!boxesOverlap(a, b)) return false
  const sides = (edge: Edge, other: Edge) =>
    Math.sign(turn(edge.from, edge.to, other.from)) * Math.sign(turn(edge.from, edge.to, other.to))
  return sides(a, b) <= 0 && sides(b, a) <= 0
}

const boxesOverlap = (a: Edge, b: Edge) =>
  Math.min(a.from.x, a.to.x) <= Math.max(b.from.x, b.to.x) &&
  Math.max(a.from.x, a.to.x) >= Math.min(b.from.x, b.to.x) &&
  Math.min(a.from.y, a.to.y) <= Math.max(b.from.y, b.to.y) &&
  Math.max(a.from.y, a.to.y) >= Math.min(b.from.y, b.to.y)
