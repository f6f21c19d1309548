import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { positionAt } from './position-at.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const ROUTE = [
  aRoutePoint(0, { lat: 10, lng: 20, speedKmh: 5 }),
  aRoutePoint(10, { lat: 11, lng: 20, speedKmh: 7, course: 45 }),
  aRoutePoint(20, { lat: 11, lng: 21 }),
]

describe('where a device was', () => {
  test.each([
    ['before the first point', -5, { lat: 10, lng: 20, speedKmh: 5 }],
    ['at a point', 10, { lat: 11, lng: 20, speedKmh: 7, course: 45 }],
    ['between two points', 5, { lat: 10.5, lng: 20, speedKmh: 5, course: 0 }],
    ['after the last', 99, { lat: 11, lng: 21, speedKmh: null, course: null }],
  ])('%s', (_, second, position) => {
    expect(positionAt(ROUTE, instant(second))).toMatchObject(position)
  })

  test('does not interpolate when motion is reduced', () => {
    expect(positionAt(ROUTE, instant(9.9), false)).toMatchObject({ lat: 10, lng: 20 })
  })

  test('takes the short way across the antimeridian', () => {
    const across = [aRoutePoint(0, { lat: 0, lng: 179.5 }), aRoutePoint(10, { lat: 0, lng: -179.5 })]
    expect(Math.abs(positionAt(across, instant(5))?.lng ?? 0)).toBe(180)
    expect(positionAt(across, instant(7.5))?.lng).toBeCloseTo(-179.75)
  })

  test('stays at the last point in a gap of more than an hour', () => {
    const routeWithGap = (seconds: number) => [aRoutePoint(0), aRoutePoint(seconds, { lat: 27.1 })]
    expect(positionAt(routeWithGap(3600), instant(1800))?.lat).toBeCloseTo(26.6)
    expect(positionAt(routeWithGap(3601), instant(1800))?.lat).toBe(26.1)
  })

  test('is null without points', () => {
    expect(positionAt([], 0)).toBeNull()
  })
})
