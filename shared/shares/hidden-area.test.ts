import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haversineMetres } from '../geo/distance.ts'
import type { Point } from '../geo/point.ts'
import { isInCircle } from './circle.ts'
import { hiddenArea, stretchesOutside } from './hidden-area.ts'

/** What a cell's diagonal on the sphere differs from one on paper, of the radius. */
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
  const there = lng + right
  return { lat: lat + up, lng: there > 180 ? there - 360 : there < -180 ? there + 360 : there }
}

describe('the area that a link hides', () => {
  it('SHR-6 holds all that is nearer to the place than was asked', () => {
    fc.assert(
      fc.property(homes, turn, fc.double({ min: 0, max: 0.99, noNaN: true }), (home, direction, part) => {
        expect(isInCircle(hiddenArea(home), beside(home, part * home.radiusM, direction))).toBe(true)
      }),
    )
  })

  it('SHR-6 has its middle as far from the place as the radius at most, and twice the radius', () => {
    fc.assert(
      fc.property(homes, (home) => {
        const area = hiddenArea(home)
        expect(haversineMetres(area, home)).toBeLessThanOrEqual(home.radiusM * (1 + TOLERANCE))
        expect(area.radiusM).toBe(2 * home.radiusM)
      }),
    )
  })

  /** Where the cells are squares and none is cut by the date line. */
  const inhabited = homes.map(({ lat, lng, radiusM }) => ({ lat: lat * 0.7, lng: lng * 0.95, radiusM }))
  /** Of the radius: a little less than the way from a cell's middle to its side. */
  const WITHIN_CELL = 0.65

  it('SHR-6 is the same for all places of a cell: its edge tells the cell, and no link tells more than another', () => {
    fc.assert(
      fc.property(inhabited, turn, (home, direction) => {
        const { radiusM } = home
        const area = hiddenArea(home)
        const other = hiddenArea({ ...beside(area, radiusM * WITHIN_CELL, direction), radiusM })
        expect(haversineMetres(area, other)).toBeLessThan(1)
      }),
    )
  })

  it('SHR-6 is seldom around the place itself: on average its middle is half a radius away', () => {
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

it('SHR-6 a way keeps its stretches outside of an area, in order', () => {
  const area = { lat: 26, lng: -80, radiusM: 1_000 }
  const at = (lng: number) => ({ lat: 26, lng })
  const [a, b, inside, c] = [at(-80.05), at(-80.02), at(-80), at(-79.95)]
  expect(stretchesOutside([a, b, inside, inside, c], area)).toEqual([[a, b], [c]])
  expect(stretchesOutside([inside, a], area)).toEqual([[a]])
  expect(stretchesOutside([inside], area)).toEqual([])
  expect(stretchesOutside([], area)).toEqual([])
})
