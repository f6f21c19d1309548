import { describe, expect, test } from 'vitest'
import { aRoutePoint, ROUTE_START } from '../../../../test/make/tracking/a-route-point.ts'
import { playbackTimeAfter, quietSpans } from './quiet-spans.ts'

const instant = (second: number) => ROUTE_START + second * 1000
const span = (from: number, to: number) => ({ from: instant(from), to: instant(to) })
const at = (second: number, speedKmh: number | null) => aRoutePoint(second, { speedKmh })

describe('quiet spans', () => {
  test('are those of five minutes or more without movement', () => {
    const drive = [at(0, 30), at(10, 0), at(309, 0), at(310, 30), at(320, 0)]
    expect(quietSpans([drive], span(0, 600))).toEqual([])
    const longer = [at(0, 30), at(10, 0), at(310, 0), at(320, 30), at(330, 0)]
    expect(quietSpans([longer], span(0, 629))).toEqual([span(10, 310)])
    expect(quietSpans([longer], span(0, 630))).toEqual([span(10, 310), span(330, 630)])
  })

  test('end above 2 km/h', () => {
    expect(quietSpans([[at(0, 2), at(400, 2)]], span(0, 400))).toEqual([span(0, 400)])
    expect(quietSpans([[at(0, 2), at(400, 2.1)]], span(0, 400))).toEqual([])
  })

  test('exclude the time in which another device moves', () => {
    const parked = [at(0, 0), at(1000, 0)]
    const driven = [at(400, 20), at(500, 20)]
    expect(quietSpans([parked, driven], span(0, 1000))).toEqual([span(0, 400), span(500, 1000)])
  })

  test('include a gap of more than an hour', () => {
    expect(quietSpans([[at(0, 20), at(3601, 20)]], span(0, 3601))).toEqual([span(0, 3601)])
    expect(quietSpans([[at(0, 20), at(3600, 20)]], span(0, 3600))).toEqual([])
  })
})

describe('the playback time', () => {
  test.each([
    ['advances at the chosen speed', 0, 30, 30],
    ['skips a quiet span', 90, 30, 400],
    ['stops at the end', 990, 60, 1000],
  ])('%s', (_, second, speed, then) => {
    expect(playbackTimeAfter(instant(second), 1000, speed, instant(1000), [span(100, 400)])).toBe(
      instant(then),
    )
  })
})
