import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPosition } from '../../test/make/tracking/a-position.ts'
import type { Point } from '../geo/point.ts'
import { HOUR_MS, SECOND_MS } from '../time.ts'
import { stamp } from '../tracking/judging/clock.ts'
import { reprocess } from '../tracking/judging/reprocess.ts'
import { tripsOf } from '../tracking/motion/trips.ts'
import { routeStats } from './route-stats.ts'

type Ellipsoid = { a: number; f: number }
const GRS80: Ellipsoid = { a: 6_378_137, f: 1 / 298.257_222_101 }
const WGS84: Ellipsoid = { a: 6_378_137, f: 1 / 298.257_223_563 }
const RADIANS = Math.PI / 180

/** The geodesic between two points in metres, by Vincenty's inverse formula (1975). */
function vincentyMetres(from: Point, to: Point, { a, f }: Ellipsoid): number {
  const b = a * (1 - f)
  const [u1, u2] = [from, to].map(({ lat }) => Math.atan((1 - f) * Math.tan(lat * RADIANS)))
  const [sinU1, cosU1, sinU2, cosU2] = [
    Math.sin(u1 ?? 0),
    Math.cos(u1 ?? 0),
    Math.sin(u2 ?? 0),
    Math.cos(u2 ?? 0),
  ]
  const deltaLng = (to.lng - from.lng) * RADIANS
  let lambda = deltaLng
  for (let round = 0; round < 200; round++) {
    const sinSigma = Math.hypot(cosU2 * Math.sin(lambda), cosU1 * sinU2 - sinU1 * cosU2 * Math.cos(lambda))
    if (sinSigma === 0) return 0
    const cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * Math.cos(lambda)
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cosU1 * cosU2 * Math.sin(lambda)) / sinSigma
    const cosSquare = 1 - sinAlpha ** 2
    const middle = cosSquare === 0 ? 0 : cosSigma - (2 * sinU1 * sinU2) / cosSquare
    const c = (f / 16) * cosSquare * (4 + f * (4 - 3 * cosSquare))
    const before = lambda
    lambda =
      deltaLng +
      (1 - c) * f * sinAlpha * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle ** 2 - 1)))
    if (Math.abs(lambda - before) > 1e-12) continue
    const u = (cosSquare * (a * a - b * b)) / (b * b)
    const A = 1 + (u / 16_384) * (4096 + u * (u * (320 - 175 * u) - 768))
    const B = (u / 1024) * (256 + u * (u * (74 - 47 * u) - 128))
    const more =
      B *
      sinSigma *
      (middle +
        (B / 4) *
          (cosSigma * (2 * middle ** 2 - 1) -
            (B / 6) * middle * (4 * sinSigma ** 2 - 3) * (4 * middle ** 2 - 3)))
    return b * A * (sigma - more)
  }
  throw new Error('Nearly on opposite sides of the globe')
}

const degrees = (whole: number, minutes: number, seconds: number) =>
  Math.sign(whole) * (Math.abs(whole) + minutes / 60 + seconds / 3600)

/**
 * The most that a sphere of 6371 km differs from the ellipsoid, with fixes rounded to a hundred-thousandth of a
 * degree.
 */
const TOLERANCE = 0.006
const STEP_SECONDS = 15
const STEPS = 240

/** An hour's drive of known length on a winding road: a fix every 15 s, 170 to 290 m apart. */
function aRecording(start: Point, course: number) {
  const begin = Date.parse('2026-06-01T12:00:00Z')
  let point = start
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const bearing = (course + 50 * Math.sin(step / 17)) * RADIANS
    const metres = 230 + 60 * Math.sin(step / 5)
    if (step > 0)
      point = {
        lat: point.lat + (metres * Math.cos(bearing)) / 111_195,
        lng: point.lng + (metres * Math.sin(bearing)) / 111_195 / Math.cos(point.lat * RADIANS),
      }
    return stamp(
      aPosition({
        ...point,
        recordedAt: begin + step * STEP_SECONDS * SECOND_MS,
        receivedAt: begin + step * STEP_SECONDS * SECOND_MS,
        speedKmh: (metres / STEP_SECONDS) * 3.6,
        course: null,
      }),
    )
  })
}

describe('HIS-2 a replayed recording', () => {
  test('HIS-2 the oracle agrees with the published distance from Flinders Peak to Buninyong', () => {
    const flindersPeak = { lat: degrees(-37, 57, 3.7203), lng: degrees(144, 25, 29.5244) }
    const buninyong = { lat: degrees(-37, 39, 10.1561), lng: degrees(143, 55, 35.3839) }
    expect(vincentyMetres(flindersPeak, buninyong, GRS80)).toBeCloseTo(54_972.271, 3)
  })

  test('HIS-2 has the length of the geodesics between its fixes and its duration, as a route and as a trip', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -65, max: 65, noNaN: true }),
        fc.double({ min: -170, max: 170, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (lat, lng, course) => {
          fc.pre(lat !== 0 || lng !== 0) // Exactly 0,0 means no fix.
          const recording = aRecording({ lat, lng }, course)
          const metres = recording.reduce(
            (sum, fix, index) => sum + vincentyMetres(recording[index - 1] ?? fix, fix, WGS84),
            0,
          )
          const now = recording.at(-1)?.shownAt ?? 0
          const { points } = reprocess(recording, { now, deviceType: 'car' })
          const counted = points.filter(({ held }) => !held).map(({ position }) => position)
          const stats = routeStats(counted)
          const { trips } = tripsOf(points, now + 2 * HOUR_MS)
          expect(counted).toHaveLength(STEPS + 1)
          expect(Math.abs((stats.distanceKm * 1000) / metres - 1)).toBeLessThan(TOLERANCE)
          expect(stats.durationMs).toBe(HOUR_MS)
          expect(trips).toHaveLength(1)
          for (const { distanceKm, start, end } of trips) {
            expect(Math.abs((distanceKm * 1000) / metres - 1)).toBeLessThan(TOLERANCE)
            expect((end ?? 0) - start).toBe(HOUR_MS)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
