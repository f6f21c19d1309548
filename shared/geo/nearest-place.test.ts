import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { haversineKm } from './distance.ts'
import { nearestPlace, nearestTown } from './nearest-place.ts'
import type { Place } from './places.ts'

const aPlace = (name: string, lat: number, lng: number): Place => ({ name, lat, lng, thousands: 20 })
const northward = (places: readonly Place[]) => places.toSorted((a, b) => a.lat - b.lat)
const FLORIDA = northward([
  aPlace('Miami', 25.77, -80.19),
  aPlace('Fort Lauderdale', 26.12, -80.14),
  aPlace('Naples', 26.14, -81.79),
])

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('LIV-7 the nearest place', () => {
  test('LIV-7 has its distance and the direction of the point from it', () => {
    const nearest = nearestPlace(FLORIDA, { lat: 25.85, lng: -80.1 })
    expect(nearest?.name).toBe('Miami')
    expect(nearest?.distanceKm).toBeCloseTo(12.66, 1)
    expect(nearest?.bearing).toBeCloseTo(45, 0)
  })
  test.each([
    ['north', { lat: 25.9, lng: -80.19 }, 0],
    ['east', { lat: 25.77, lng: -80 }, 90],
    ['south', { lat: 25.6, lng: -80.19 }, 180],
    ['west', { lat: 25.77, lng: -80.4 }, 270],
  ])('LIV-7 with the point %s of it has its bearing', (_, point, bearing) => {
    expect(nearestPlace(FLORIDA, point)?.bearing).toBeCloseTo(bearing, 0)
  })
  test('LIV-7 may be across the antimeridian', () => {
    const fiji = [aPlace('Suva', -18.14, 178.44), aPlace('Apia', -13.83, -171.77)]
    expect(nearestPlace(fiji, { lat: -17, lng: -179.9 })?.name).toBe('Suva')
  })
  test('LIV-7 is null without places', () => {
    expect(nearestPlace([], { lat: 0, lng: 0 })).toBeNull()
  })
  test('LIV-7 is the one that a linear search finds, anywhere', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 60 }), anywhere, (points, point) => {
        const places = northward(points.map(({ lat, lng }, index) => aPlace(String(index), lat, lng)))
        const oracleKm = Math.min(...places.map((place) => haversineKm(point, place)))
        expect(nearestPlace(places, point)?.distanceKm).toBe(oracleKm)
      }),
      { numRuns: 500 },
    )
  })
})

test('HIS-1 a place is named by its nearest town up to 50 km away', () => {
  const north = (km: number) => ({ lat: 26.12 + km / 111.195, lng: -80.14 })
  expect(nearestTown(FLORIDA, north(49.9))?.name).toBe('Fort Lauderdale')
  expect(nearestTown(FLORIDA, north(50.1))).toBeNull()
  expect(nearestTown([], north(0))).toBeNull()
})
