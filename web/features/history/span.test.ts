import { expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../test/make/tracking/a-route-point.ts'
import { pointsWithin } from './span.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const ROUTE = [aRoutePoint(0), aRoutePoint(10), aRoutePoint(20)]

test('the points of a span are those from its start to its end', () => {
  expect(pointsWithin(ROUTE, { from: instant(0), to: instant(10) })).toEqual(ROUTE.slice(0, 2))
  expect(pointsWithin(ROUTE, { from: instant(0) + 1, to: instant(20) - 1 })).toEqual(ROUTE.slice(1, 2))
  expect(pointsWithin(ROUTE, { from: instant(21), to: instant(30) })).toEqual([])
  expect(pointsWithin(ROUTE, null)).toBe(ROUTE)
})
