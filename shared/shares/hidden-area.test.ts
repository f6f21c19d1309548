import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haversineMetres } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { isInCircle } from './circle.ts'
import { hiddenArea, stretchesOutside } from './hidden-area.ts'

/** The part of the radius by which a cell's diagonal on the sphere differs from one on a plane. */
const TOLERANCE = 1e-4
const METRES_PER_DEGREE = haversineMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })

const homes = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  radiusM: fc.double({ min: 50, max: 20_000, noNaN: true }),
})
const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })

function beside({ lat, lng }: Point, metres: number, direction: number) {
  const up = (metres * Math.cos(direction)) / METRES_PER_DEGREE
  const right = (metres * Math.sin(direction)) / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180)
  const east = lng + right
  return { lat: lat + up, lng: east > 180 ? east - 360 : east < -180 ? east + 360 : east }
}

describe('the area that a link hides', () => {
  it('SHR-6 contains everything within the given radius of the place', () => {
    fc.assert(
      fc.property(homes, turn, fc.double({ min: 0, max: 0.99, noNaN: true }), (home, direction, part) => {
        expect(isInCircle(hiddenArea(home), beside(home, part * home.radiusM, direction))).toBe(true)
      }),
    )
  })

  it('SHR-6 has its centre within the given radius of the place, and twice that radius', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const area = hiddenArea(home)
        expect(haversineMetres(area, home)).toBeLessThanOrEqual(home.radiusM * (1 + TOLERANCE))
        expect(area.radiusM).toBe(2 * home.radiusM)
      }),
    )
  })

  /** Where cells are square and not cut by the antimeridian. */
  const inhabited = homes.map(({ lat, lng, radiusM }) => ({ lat: lat * 0.7, lng: lng * 0.95, radiusM }))
  /** A part of the radius: a little less than the distance from a cell's centre to its side. */
  const WITHIN_CELL = 0.65

  it('SHR-6 is the same for all places of a cell, so that several links reveal no more than one', () => {
    fc.assert(
      fc.property(inhabited, turn, (home, direction) => {
        const { radiusM } = home
        const area = hiddenArea(home)
        const other = hiddenArea({ ...beside(area, radiusM * WITHIN_CELL, direction), radiusM })
        expect(haversineMetres(area, other)).toBeLessThan(1)
      }),
    )
  })

  it('SHR-6 has its centre half a radius away from the place on average', () => {
    const radiusM = 500
    const away = Array.from({ length: 400 }, (_, step) => {
      const home = { lat: 26 + step * 0.00137, lng: -80 + step * 0.00211, radiusM }
      return haversineMetres(hiddenArea(home), home)
    })
    const mean = away.reduce((sum, metres) => sum + metres, 0) / away.length
    expect(mean).toBeGreaterThan(radiusM * 0.45)
    expect(mean).toBeLessThan(radiusM * 0.65)
  })
})

it('SHR-6 the stretches of a path outside an area are in order', () => {
  const area = { lat: 26, lng: -80, radiusM: 1_000 }
  const at = (lng: number) => ({ lat: 26, lng })
  const [a, b, inside, c] = [at(-80.05), at(-80.02), at(-80), at(-79.95)]
  expect(stretchesOutside([a, b, inside, inside, c], area)).toEqual([[a, b], [c]])
  expect(stretchesOutside([inside, a], area)).toEqual([[a]])
  expect(stretchesOutside([inside], area)).toEqual([])
  expect(stretchesOutside([], area)).toEqual([])
})
