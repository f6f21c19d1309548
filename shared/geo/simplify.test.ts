import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresOff } from '../../test/make/tracking/tracks.ts'
import type { Point } from './point.ts'
import { simplifyLine } from './simplify.ts'

const TOLERANCE_M = 5
/** The error of the plane at the middle latitude, within 2 km. */
const PLANE_TOLERANCE_M = 0.05
const METRES_PER_DEGREE = 111_195

const line = fc.array(
  fc.record({ east: fc.integer({ min: -1000, max: 1000 }), north: fc.integer({ min: -1000, max: 1000 }) }),
  { minLength: 1, maxLength: 60 },
)
const pointsOf = (offsets: readonly { east: number; north: number }[]) =>
  offsets.map(({ east, north }) => metresOff(east, north))

/** By walking along the line in small steps, without a formula for the perpendicular. */
function metresFromLine(point: Point, from: Point, to: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let step = 0; step <= 2000; step++) {
    const lat = from.lat + ((to.lat - from.lat) * step) / 2000
    const lng = from.lng + ((to.lng - from.lng) * step) / 2000
    const east = (point.lng - lng) * Math.cos((point.lat * Math.PI) / 180)
    nearest = Math.min(nearest, Math.hypot(point.lat - lat, east) * METRES_PER_DEGREE)
  }
  return nearest
}

describe('a simplified line', () => {
  it('keeps its ends and its order, and passes every point within the tolerance', () => {
    fc.assert(
      fc.property(line, (offsets) => {
        const points = pointsOf(offsets)
        const simplified = simplifyLine(points, TOLERANCE_M)
        expect(simplified[0]).toBe(points[0])
        expect(simplified.at(-1)).toBe(points.at(-1))
        const indices = simplified.map((point) => points.indexOf(point))
        expect(indices).toEqual(indices.toSorted((a, b) => a - b))
        for (const [order, first] of indices.entries()) {
          const [from, last] = [points[first], indices[order + 1] ?? first]
          const to = points[last]
          if (from === undefined || to === undefined) throw new Error('a point that is not in the line')
          for (const point of points.slice(first, last))
            expect(metresFromLine(point, from, to)).toBeLessThan(TOLERANCE_M + 1 + PLANE_TOLERANCE_M)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is straight where no point is off by more than the tolerance', () => {
    const bent = (metres: number) =>
      pointsOf([0, 500, 1000].map((east, at) => ({ east, north: at === 1 ? metres : 0 })))
    expect(simplifyLine(bent(4.9), TOLERANCE_M)).toHaveLength(2)
    expect(simplifyLine(bent(5.1), TOLERANCE_M)).toHaveLength(3)
  })

  it('may cross the antimeridian', () => {
    const across = [179.98, 179.99, -180, -179.99, -179.98].map((lng) => ({ lat: 10, lng }))
    expect(simplifyLine(across, TOLERANCE_M)).toEqual([across[0], across.at(-1)])
  })

  it('keeps the far point of a line that returns to its start', () => {
    const there = pointsOf([
      { east: 0, north: 0 },
      { east: 500, north: 300 },
      { east: 0, north: 0 },
    ])
    expect(simplifyLine(there, TOLERANCE_M)).toHaveLength(3)
    expect(simplifyLine([], TOLERANCE_M)).toEqual([])
  })

  it('of a spiral does not overflow the stack', () => {
    const spiral = Array.from({ length: 20_000 }, (_, step) =>
      metresOff(Math.cos(step / 50) * step * 0.05, Math.sin(step / 50) * step * 0.05),
    )
    expect(simplifyLine(spiral, 2).length).toBeLessThan(spiral.length)
  })
})
