import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { pointsWithin, positionAt } from './position-at.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const WAY = [
  aRoutePoint(0, { lat: 10, lng: 20, speedKmh: 5 }),
  aRoutePoint(10, { lat: 11, lng: 20, speedKmh: 7, course: 45 }),
  aRoutePoint(20, { lat: 11, lng: 21 }),
]

describe('where a device was', () => {
  test.each([
    ['ahead of the first point', -5, { lat: 10, lng: 20, speedKmh: 5 }],
    ['at a point', 10, { lat: 11, lng: 20, speedKmh: 7, course: 45 }],
    ['between two', 5, { lat: 10.5, lng: 20, speedKmh: 5, course: 0 }],
    ['after the last', 99, { lat: 11, lng: 21, speedKmh: null, course: null }],
  ])('%s', (_, second, position) => {
    expect(positionAt(WAY, instant(second))).toMatchObject(position)
  })

  test('does not glide for those who asked for less motion', () => {
    expect(positionAt(WAY, instant(9.9), false)).toMatchObject({ lat: 10, lng: 20 })
  })

  test('goes the short way across the date line', () => {
    const across = [aRoutePoint(0, { lat: 0, lng: 179.5 }), aRoutePoint(10, { lat: 0, lng: -179.5 })]
    expect(Math.abs(positionAt(across, instant(5))?.lng ?? 0)).toBe(180)
    expect(positionAt(across, instant(7.5))?.lng).toBeCloseTo(-179.75)
  })

  test('stays where it was last seen in a silence of more than an hour', () => {
    const silent = (seconds: number) => [aRoutePoint(0), aRoutePoint(seconds, { lat: 27.1 })]
    expect(positionAt(silent(3600), instant(1800))?.lat).toBeCloseTo(26.6)
    expect(positionAt(silent(3601), instant(1800))?.lat).toBe(26.1)
  })

  test('is nowhere without a point', () => {
    expect(positionAt([], 0)).toBeNull()
  })
})

test('the points of a span are those from its start to its end', () => {
  expect(pointsWithin(WAY, { from: instant(0), to: instant(10) })).toEqual(WAY.slice(0, 2))
  expect(pointsWithin(WAY, { from: instant(0) + 1, to: instant(20) - 1 })).toEqual(WAY.slice(1, 2))
  expect(pointsWithin(WAY, { from: instant(21), to: instant(30) })).toEqual([])
  expect(pointsWithin(WAY, null)).toBe(WAY)
})
