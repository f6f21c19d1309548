import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haversineKm, haversineMetres, isWithinMetres, metresUpperBound } from './distance.ts'

/** The arcsine is steep near antipodes: a rounding error becomes centimetres. */
const NEAR_ANTIPODES_TOLERANCE_KM = 1e-3
const A_NANOMETRE = 1e-9
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('haversine', () => {
  it('is a quarter of the globe from the equator to the pole', () => {
    expect(haversineKm({ lat: 0, lng: 33 }, { lat: 90, lng: 0 })).toBeCloseTo((Math.PI / 2) * 6371, 6)
  })
  it('is half the globe between antipodes, and short across the antimeridian', () => {
    expect(haversineKm({ lat: 12, lng: 30 }, { lat: -12, lng: -150 })).toBeCloseTo(Math.PI * 6371, 6)
    expect(haversineMetres({ lat: 0, lng: 179.9999 }, { lat: 0, lng: -179.9999 })).toBeCloseTo(22.24, 2)
  })
  it('agrees with the spherical law of cosines', () => {
    const oracleKm = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
      const [latA, latB, turn] = [a.lat, b.lat, b.lng - a.lng].map((degrees) => (degrees * Math.PI) / 180)
      if (latA === undefined || latB === undefined || turn === undefined) return 0
      const cosine = Math.sin(latA) * Math.sin(latB) + Math.cos(latA) * Math.cos(latB) * Math.cos(turn)
      return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)))
    }
    // The law of cosines itself is imprecise over short distances.
    const ORACLE_TOLERANCE_KM = 0.2
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(Math.abs(haversineKm(a, b) - oracleKm(a, b))).toBeLessThan(ORACLE_TOLERANCE_KM)
      }),
    )
  })
  it('is symmetric, never negative, never NaN, and keeps the triangle inequality', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(haversineKm(a, b)).toBeCloseTo(haversineKm(b, a), 9)
        expect(haversineKm(a, c)).toBeLessThanOrEqual(
          haversineKm(a, b) + haversineKm(b, c) + NEAR_ANTIPODES_TOLERANCE_KM,
        )
        expect(haversineKm(a, b)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the cheap upper bound', () => {
  it('is never less than the distance, and isWithinMetres agrees with the haversine', () => {
    const beside = fc.record({
      lat: fc.double({ min: -0.002, max: 0.002, noNaN: true }),
      lng: fc.double({ min: -0.002, max: 0.002, noNaN: true }),
    })
    fc.assert(
      fc.property(point, fc.oneof(point, beside), fc.boolean(), (a, b, near) => {
        const other = near ? { lat: Math.max(-90, Math.min(90, a.lat + b.lat)), lng: a.lng + b.lng } : b
        const metres = haversineMetres(a, other)
        expect(metresUpperBound(other.lat - a.lat, other.lng - a.lng)).toBeGreaterThanOrEqual(
          metres - A_NANOMETRE,
        )
        for (const limit of [30, 50, 100]) expect(isWithinMetres(limit, a, other)).toBe(metres < limit)
      }),
    )
  })
})
