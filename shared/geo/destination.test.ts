import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bearingDegrees } from './bearing.ts'
import { destination } from './destination.ts'
import { haversineMetres } from './distance.ts'
import { degreesEast } from './longitude.ts'

const A_MILLIMETRE = 0.001
const DEGREES = 0.001

it('is at the distance and the bearing', () => {
  const start = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  const metres = fc.double({ min: 10, max: 100_000, noNaN: true })
  const bearing = fc.double({ min: 0, max: 359.9, noNaN: true })
  fc.assert(
    fc.property(start, metres, bearing, (from, far, course) => {
      const to = destination(from, far, course)
      expect(Math.abs(haversineMetres(from, to) - far)).toBeLessThan(A_MILLIMETRE)
      expect(Math.abs(((bearingDegrees(from, to) - course + 540) % 360) - 180)).toBeLessThan(DEGREES)
      expect(Math.abs(degreesEast(from.lng, to.lng) - (to.lng - from.lng))).toBeLessThan(DEGREES)
    }),
  )
})
