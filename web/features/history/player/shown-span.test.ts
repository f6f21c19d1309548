import { expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { adjacentPointTime, shownSpan } from './shown-span.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const ROUTES = [
  { points: [0, 20, 40].map((second) => aRoutePoint(second)) },
  { points: [10, 50].map((second) => aRoutePoint(second)) },
]

test('the shown span runs from the first point of any route to the last, within the selected span', () => {
  expect(shownSpan(ROUTES, null)).toEqual({ from: instant(0), to: instant(50) })
  expect(shownSpan(ROUTES, { from: instant(5), to: instant(40) })).toEqual({
    from: instant(10),
    to: instant(40),
  })
  expect(shownSpan(ROUTES, { from: instant(41), to: Number.POSITIVE_INFINITY })).toBeNull()
  expect(shownSpan([], null)).toBeNull()
})

test.each([
  [0, 1, 10],
  [15, 1, 20],
  [15, -1, 10],
  [10, -1, 0],
  [0, -1, 0],
  [50, 1, 50],
] as const)('the step from second %d by %d is to second %d', (from, direction, to) => {
  expect(adjacentPointTime(ROUTES, instant(from), direction)).toBe(instant(to))
})
