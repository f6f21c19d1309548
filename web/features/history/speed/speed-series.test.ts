import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { speedRows, speedSeries } from './speed-series.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const span = (from: number, to: number) => ({ from: instant(from), to: instant(to) })
const at = (second: number, speedKmh: number | null) => aRoutePoint(second, { speedKmh })

describe('the speed line', () => {
  test('keeps every point that is alone in its pixel, and drops unknown speeds', () => {
    expect(speedSeries([at(0, 10), at(10, null), at(20, 30)], span(0, 20), 100)).toEqual([
      [instant(0), 10],
      [instant(20), 30],
    ])
  })

  test('keeps the slowest and the fastest point of a pixel, in time order', () => {
    const second = [at(0, 10), at(1, 90), at(2, 0), at(3, 20)]
    expect(speedSeries(second, span(0, 1000), 10)).toEqual([
      [instant(1), 90],
      [instant(2), 0],
    ])
  })

  test('breaks at a gap of more than an hour', () => {
    expect(speedSeries([at(0, 10), at(3600, 20)], span(0, 3600), 10)).toHaveLength(2)
    expect(speedSeries([at(0, 10), at(3601, 20)], span(0, 3601), 10)).toEqual([
      [instant(0), 10],
      [instant(0) + 1, null],
      [instant(3601), 20],
    ])
  })

  test('of a week has at most two points per pixel', () => {
    const week = Array.from({ length: 40_320 }, (_, point) => at(point * 15, point % 97))
    const series = speedSeries(week, span(0, 40_320 * 15), 900)
    expect(series.length).toBeLessThanOrEqual(1800)
    expect(Math.max(...series.map(([, speed]) => speed ?? 0))).toBe(96)
  })

  test('is empty without points', () => {
    expect(speedSeries([], span(0, 0), 100)).toEqual([])
  })
})

describe('the speed table', () => {
  test('has a row for each interval, and the last one includes its end', () => {
    expect(speedRows([at(0, 10), at(50, 30), at(99, null), at(100, 40)], span(0, 100), 2)).toEqual([
      { ...span(0, 50), averageKmh: 10, maxKmh: 10, points: 1 },
      { ...span(50, 100), averageKmh: 35, maxKmh: 40, points: 2 },
    ])
  })

  test('leaves out intervals without speeds', () => {
    expect(speedRows([at(0, 10)], span(0, 100), 4)).toHaveLength(1)
    expect(speedRows([], span(0, 100), 4)).toEqual([])
  })
})
