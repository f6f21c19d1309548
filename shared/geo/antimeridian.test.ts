import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsAround, nearestCopy, unwrapLine, unwrapRing } from './antimeridian.ts'
import type { Point } from './point.ts'

describe('LIV-1 lines across the antimeridian', () => {
  test('LIV-1 a coast that crosses it continues beyond ±180, in both directions', () => {
    expect(
      unwrapLine([
        [179, 60],
        [-179, 61],
        [178, 62],
      ]),
    ).toEqual([
      [179, 60],
      [181, 61],
      [178, 62],
    ])
    expect(
      unwrapLine([
        [-179, 0],
        [179, 1],
      ]),
    ).toEqual([
      [-179, 0],
      [-181, 1],
    ])
  })
  test('LIV-1 a ring around the pole is closed along it', () => {
    expect(
      unwrapRing([
        [-120, -70],
        [0, -70],
        [120, -70],
        [-120, -70],
      ]),
    ).toEqual([
      [-120, -70],
      [0, -70],
      [120, -70],
      [240, -70],
      [240, -90],
      [-120, -90],
      [-120, -70],
    ])
  })
  test('LIV-1 any other ring is unchanged', () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ]
    expect(unwrapRing(ring)).toEqual(ring)
  })
  test.each([
    [-179, 179, 181],
    [179, -179, -181],
    [-179, 541, 541],
    [10, 20, 10],
    [180, 0, 180],
  ])('LIV-1 the copy of longitude %d nearest to %d is %d', (lng, near, copy) => {
    expect(nearestCopy(lng, near)).toBe(copy)
  })
})

const FULL_TURN = 360
/** Degrees; far below a metre on the ground. */
const TOLERANCE = 1e-9
const places = (...lngs: number[]) => lngs.map((lng): Point[] => [{ lat: 0, lng }])
const edges = (...lngs: number[]) => {
  const bounds = boundsAround(places(...lngs))
  return bounds && [bounds.west, bounds.east]
}

describe('LIV-1 the box around devices', () => {
  test('LIV-1 a fleet at 179.9 and -179.9 degrees is 0.2 degrees wide, in either order', () => {
    expect(edges(179.9, -179.9)).toEqual([179.9, expect.closeTo(180.1, 9)])
    expect(edges(-179.9, 179.9)).toEqual([179.9, expect.closeTo(180.1, 9)])
    expect(edges(-179.9, 178, 179.9, -179)).toEqual([178, 181])
  })
  test('LIV-1 a fleet on one side of the antimeridian has plain edges', () => {
    expect(edges(-80.1712, -80.3)).toEqual([-80.3, -80.1712])
    expect(edges(170, 179)).toEqual([170, 179])
    expect(edges(25.5)).toEqual([25.5, 25.5])
  })
  test('LIV-1 the latitudes are those of all devices', () => {
    expect(boundsAround([[{ lat: -16, lng: 179.9 }], [{ lat: -18, lng: -179.9 }]])).toMatchObject({
      south: -18,
      north: -16,
    })
  })
  test('LIV-1 without a device there is no box', () => {
    expect(boundsAround([])).toBeNull()
    expect(boundsAround([[], []])).toBeNull()
  })
  test('HIS-3 a route across the antimeridian and a device on its far side share a box', () => {
    const route = [179, 179.9, -179].map((lng) => ({ lat: 0, lng }))
    expect(boundsAround([route, ...places(-178)])).toMatchObject({ west: 179, east: 182 })
  })
  test('HIS-3 a route around the world is one turn wide', () => {
    const route = [0, 120, -120, 0, 120].map((lng) => ({ lat: 0, lng }))
    const bounds = boundsAround([route])
    expect((bounds?.east ?? 0) - (bounds?.west ?? 0)).toBe(FULL_TURN)
  })
  test('LIV-1 no box that starts at a device and holds all of them is narrower', () => {
    const lngs = fc.array(fc.double({ min: -180, max: 180, noNaN: true }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(lngs, (given) => {
        const bounds = boundsAround(places(...given))
        if (bounds === null) throw new Error('There is a device, so there is a box')
        const width = bounds.east - bounds.west
        const eastOf = (west: number) => (lng: number) => (((lng - west) % FULL_TURN) + FULL_TURN) % FULL_TURN
        const widths = given.map((west) => Math.max(...given.map(eastOf(west))))
        expect(width).toBeLessThanOrEqual(Math.min(...widths) + TOLERANCE)
        for (const lng of given)
          expect(nearestCopy(lng, bounds.west + width / 2)).toBeGreaterThanOrEqual(bounds.west - TOLERANCE)
        for (const lng of given)
          expect(nearestCopy(lng, bounds.west + width / 2)).toBeLessThanOrEqual(bounds.east + TOLERANCE)
      }),
    )
  })
})
