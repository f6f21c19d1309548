import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START as START } from '../../test/make/tracking/a-route-point.ts'
import { aDrift } from '../../test/make/tracking/tracks.ts'
import type { ColumnPoint } from './columns.ts'
import { combinedStats, routeStats } from './route-stats.ts'

const METRES_PER_DEGREE = (Math.PI / 180) * 6_371_000
/** The law of cosines in 64 bits is imprecise over short steps: a few centimetres over 30 m. */
const ORACLE_TOLERANCE = 0.002

const north = (metres: number, fields: Partial<ColumnPoint> = {}) =>
  aRoutePoint(0, { lat: 26.1 + metres / METRES_PER_DEGREE, ...fields })

/** The same distance by another formula. */
function cosinesKm(points: readonly ColumnPoint[]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  let km = 0
  for (const [index, { lat, lng }] of points.entries()) {
    const before = points[index - 1]
    if (before === undefined) continue
    const cosine =
      Math.sin(radians(before.lat)) * Math.sin(radians(lat)) +
      Math.cos(radians(before.lat)) * Math.cos(radians(lat)) * Math.cos(radians(lng - before.lng))
    km += 6371 * Math.acos(Math.min(1, cosine))
  }
  return km
}

describe('HIS-2 the figures of a route', () => {
  test('HIS-2 agree with the law of cosines in distance', () => {
    const steps = fc.array(
      fc.record({
        lat: fc.double({ min: 0.001, max: 0.02, noNaN: true }),
        lng: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(steps, (deltas) => {
        let [lat, lng] = [26.1, 179.9]
        const points = [aRoutePoint(0, { lat, lng })]
        for (const delta of deltas) {
          lat += delta.lat
          lng = ((lng + delta.lng + 540) % 360) - 180
          points.push(aRoutePoint(0, { lat, lng }))
        }
        const { distanceKm } = routeStats(points)
        expect(Math.abs(distanceKm / cosinesKm(points) - 1)).toBeLessThan(ORACLE_TOLERANCE)
      }),
    )
  })

  test('HIS-2 have 111.195 km for a degree of a meridian, on a sphere of 6371 km', () => {
    expect(routeStats([aRoutePoint(0, { lat: 0 }), aRoutePoint(0, { lat: 1 })]).distanceKm).toBeCloseTo(
      111.195,
      3,
    )
  })

  test('HIS-2 add up steps below 30 m, but not drift in one place', () => {
    const walked = Array.from({ length: 101 }, (_, step) => north(step * 10))
    expect(routeStats(walked).distanceKm).toBeCloseTo(0.99, 2)
    expect(routeStats([north(0), north(29.9), north(0)]).distanceKm).toBe(0)
    expect(routeStats([north(0), north(30.1), north(0)]).distanceKm).toBeCloseTo(0.0602, 4)
    expect(routeStats(aDrift(600)).distanceKm).toBeLessThan(0.1)
  })

  test('HIS-2 average the speeds above 1 km/h', () => {
    const at = (...speeds: (number | null)[]) =>
      routeStats(speeds.map((speedKmh) => aRoutePoint(0, { speedKmh })))
    expect(at(0, 1, 1.1, 59.1, null)).toMatchObject({ averageSpeedKmh: 30.1, maxSpeedKmh: 59.1 })
    expect(at(0, 1)).toMatchObject({ averageSpeedKmh: 0, maxSpeedKmh: 1 })
    expect(at(null)).toMatchObject({ averageSpeedKmh: null, maxSpeedKmh: null })
  })

  test('HIS-2 last from the first point to the last, and are empty without a point', () => {
    const points = [
      aRoutePoint(0),
      aRoutePoint(0, { shownAt: START + 1000 }),
      aRoutePoint(0, { shownAt: START + 7_260_000 }),
    ]
    expect(routeStats(points).durationMs).toBe(7_260_000)
    expect(routeStats([])).toEqual({ distanceKm: 0, averageSpeedKmh: null, maxSpeedKmh: null, durationMs: 0 })
  })

  test('HIS-2 add up over several routes, without the distance between them', () => {
    const one = [north(0, { speedKmh: 10 }), north(1000, { speedKmh: 20, shownAt: START + 60_000 })]
    const other = [
      aRoutePoint(0, { lat: 50, speedKmh: 30, shownAt: START - 60_000 }),
      aRoutePoint(0, { lat: 51, speedKmh: 40 }),
    ]
    const all = combinedStats([one, [], other])
    expect(all.distanceKm).toBeCloseTo(1 + 111.195, 3)
    expect(all).toMatchObject({ averageSpeedKmh: 25, maxSpeedKmh: 40, durationMs: 120_000 })
    expect(combinedStats([]).durationMs).toBe(0)
  })
})
