import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitTrail } from './fit-trail.ts'

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('SHR-5 a trail with the maximum number of points is unchanged, one with more is not', () => {
  const trail = Array.from({ length: 11 }, (_, index) => ({ lat: index % 2, lng: index }))
  expect(fitTrail(trail, 11)).toEqual(trail)
  expect(fitTrail(trail, 10).length).toBeLessThanOrEqual(10)
})

it('SHR-5 a fitted trail is in order, within the maximum, and has the ends of the trail', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (trail, maxPoints) => {
      const fitted = fitTrail(trail, maxPoints)
      expect(fitted.length).toBeLessThanOrEqual(maxPoints)
      const indices = fitted.map((one) => trail.indexOf(one))
      expect(indices).toEqual(indices.toSorted((a, b) => a - b))
      expect(indices).not.toContain(-1)
      expect([fitted[0], fitted.at(-1)]).toEqual([trail[0], trail.at(-1)])
    }),
  )
})

it('SHR-5 a fitted trail keeps its corners', () => {
  const leg = (step: number) => Array.from({ length: 100 }, (_, index) => step * index * 1e-3)
  const trail = [
    ...leg(1).map((lng) => ({ lat: 26, lng })),
    ...leg(1).map((up) => ({ lat: 26 + up, lng: 0.099 })),
  ]
  expect(fitTrail(trail, 10)).toContainEqual({ lat: 26, lng: 0.099 })
})
