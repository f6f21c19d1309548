import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitTrail } from './fit-trail.ts'

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('SHR-5 a trail of as many points as are allowed stays whole, one more does not', () => {
  const way = Array.from({ length: 11 }, (_, index) => ({ lat: index % 2, lng: index }))
  expect(fitTrail(way, 11)).toEqual(way)
  expect(fitTrail(way, 10).length).toBeLessThanOrEqual(10)
})

it('SHR-5 what stays is in order, not more than allowed, and begins and ends as the way did', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 2, max: 20 }), (way, most) => {
      const kept = fitTrail(way, most)
      expect(kept.length).toBeLessThanOrEqual(most)
      const places = kept.map((point) => way.indexOf(point))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      expect([kept[0], kept.at(-1)]).toEqual([way[0], way.at(-1)])
    }),
  )
})

it('SHR-5 of a way with corners the corners stay', () => {
  const leg = (step: number) => Array.from({ length: 100 }, (_, index) => step * index * 1e-3)
  const way = [
    ...leg(1).map((lng) => ({ lat: 26, lng })),
    ...leg(1).map((up) => ({ lat: 26 + up, lng: 0.099 })),
  ]
  expect(fitTrail(way, 10)).toContainEqual({ lat: 26, lng: 0.099 })
})
