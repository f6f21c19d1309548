import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../test/make/tracking/a-route-point.ts'
import { ROUTE_COLOURS, routeColour } from '../layers/line-colours.ts'
import { type DrawnRoute, routeFeatures } from './route-features.ts'

const route = (fields: Partial<DrawnRoute>): DrawnRoute => ({
  deviceId: 'SEA240',
  colour: null,
  chosen: null,
  points: [],
  ...fields,
})
const on = (second: number, speedKmh: number | null = 50) =>
  aRoutePoint(second, { lng: -80 + second / 1000, speedKmh })
const partsOf = (one: DrawnRoute) => {
  const { features } = routeFeatures([one])
  return {
    lines: features.flatMap(({ geometry, properties }) =>
      geometry.type === 'LineString' ? [{ ...properties, line: geometry.coordinates }] : [],
    ),
    dots: features.flatMap(({ geometry, properties }) =>
      geometry.type === 'MultiPoint' ? [{ ...properties, count: geometry.coordinates.length }] : [],
    ),
  }
}

describe('HIS-3 the features of a route', () => {
  test('HIS-3 a straight stretch at one speed is one line of two points, with all of its points', () => {
    const { lines, dots } = partsOf(route({ points: [0, 15, 30, 45].map((second) => on(second)) }))
    expect(lines).toMatchObject([
      {
        speedKmh: 50,
        line: [
          [-80, 26.1],
          [-79.955, 26.1],
        ],
      },
    ])
    expect(dots).toMatchObject([{ speedKmh: 50, count: 4 }])
  })

  test('HIS-3 lines of two speeds meet in a point', () => {
    const { lines } = partsOf(route({ points: [on(0, 14.9), on(15, 14.9), on(30, 15), on(45, 15)] }))
    expect(lines.map(({ speedKmh }) => speedKmh)).toEqual([10, 20])
    expect(lines[0]?.line.at(-1)).toEqual(lines[1]?.line[0])
  })

  test('HIS-3 a gap of more than an hour breaks the line', () => {
    expect(partsOf(route({ points: [on(0), on(3600)] })).lines).toHaveLength(1)
    expect(partsOf(route({ points: [on(0), on(3601)] })).lines).toHaveLength(0)
  })

  test('HIS-1 a device with its own colour has it at every speed', () => {
    const { lines } = partsOf(route({ colour: '#d6336c', points: [on(0, 5), on(15, 90), on(30, 40)] }))
    expect(lines).toMatchObject([{ colour: '#d6336c', speedKmh: 0 }])
  })

  test('the part outside the selected stretch is a separate line', () => {
    const chosen = { from: ROUTE_START + 15_000, to: ROUTE_START + 30_000 }
    const { lines, dots } = partsOf(route({ chosen, points: [on(0), on(15), on(30), on(45)] }))
    expect(lines.map((line) => line.chosen)).toEqual([true, false])
    expect(dots.map((dot) => [dot.chosen, dot.count])).toEqual([
      [false, 2],
      [true, 2],
    ])
  })

  test('HIS-3 continues beyond 180 degrees across the antimeridian', () => {
    const points = [179.9, -179.9].map((lng, index) => aRoutePoint(index * 15, { lng }))
    const [line] = partsOf(route({ points })).lines
    expect(line?.line.map(([lng = 0]) => Math.round(lng * 10) / 10)).toEqual([179.9, 180.1])
  })
})

test('HIS-1 there are fifteen different colours, and the sixteenth device has the first', () => {
  expect(new Set(ROUTE_COLOURS).size).toBe(15)
  expect(routeColour(15)).toBe(routeColour(0))
})
