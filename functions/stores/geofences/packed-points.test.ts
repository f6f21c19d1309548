import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPoints, storedPoints } from './packed-points.ts'

const RESOLUTION_DEGREES = 1e-7

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('GEO-6 points are stored to a centimetre, in their order, and storing them again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 500 }), (points) => {
      const stored = storedPoints(points)
      expect(stored).toHaveLength(points.length)
      for (const [index, { latitude, longitude }] of points.entries()) {
        expect(Math.abs((stored[index]?.latitude ?? NaN) - latitude)).toBeLessThanOrEqual(RESOLUTION_DEGREES)
        expect(Math.abs((stored[index]?.longitude ?? NaN) - longitude)).toBeLessThanOrEqual(
          RESOLUTION_DEGREES,
        )
      }
      expect(storedPoints(stored)).toEqual(stored)
    }),
  )
})

test('GEO-6 points with seven decimals are returned as they were sent, in eight bytes each', () => {
  const points = [
    { latitude: 26.1234567, longitude: -80.7654321 },
    { latitude: -90, longitude: 180 },
    { latitude: 90, longitude: -180 },
  ]
  expect(storedPoints(points)).toEqual(points)
  expect(packPoints(points)).toHaveLength(24)
})
