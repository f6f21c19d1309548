import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aDrift, aDrive, alongLegs, fixAt, thinned } from '../../test/make/tracking/tracks.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { judgedPoints } from '../tracking/judging/reprocess.ts'
import { type RangeTravel, travelWithin } from './travel-within.ts'

const WHOLE_DAY = { from: NOON - HOUR_MS, to: NOON + 23 * HOUR_MS }
const travelOf = (fixes: readonly StampedPosition[], range = WHOLE_DAY): RangeTravel =>
  travelWithin(judgedPoints(fixes, 'car'), range)

/** 50 km/h for 300 s, 90 for 300 s and 36 for 300 s, and 20 for 30 s. */
const DRIVEN_KM = 14.83
const TOLERANCE = 0.03

describe('OVR-7 how far and how fast a device went in a range', () => {
  test('OVR-7 a drive has its distance, highest and average speed', () => {
    const { distanceKm, maxSpeedKmh, averageSpeedKmh } = travelOf(thinned(aDrive(), 15))
    expect(Math.abs(distanceKm / DRIVEN_KM - 1)).toBeLessThan(TOLERANCE)
    expect(Math.abs((maxSpeedKmh ?? 0) / 90 - 1)).toBeLessThan(TOLERANCE)
    expect(averageSpeedKmh).toBeGreaterThan(36)
    expect(averageSpeedKmh).toBeLessThan(90)
  })

  test('OVR-7 the average is of reported speeds above 1 km/h', () => {
    const along = (speedOf: (index: number) => number) =>
      Array.from({ length: 40 }, (_, index) =>
        fixAt(index * 15, index * 250, 0, { speedKmh: speedOf(index) }),
      )
    expect(travelOf(along((index) => (index % 2 === 0 ? 60 : 1)))).toMatchObject({ averageSpeedKmh: 60 })
    expect(travelOf(along((index) => (index % 2 === 0 ? 60 : 1.2)))).toMatchObject({ averageSpeedKmh: 30.6 })
  })

  test('OVR-7 a receiver that stands and wanders went nowhere', () => {
    const drift = aDrift().map((fix) => ({ ...fix, speedKmh: 6 }))
    expect(travelOf(drift)).toEqual({
      distanceKm: 0,
      maxSpeedKmh: 0,
      averageSpeedKmh: 0,
      engineOnMinutes: null,
    })
  })

  test('OVR-7 of a range without a point nothing is known but that no way was seen', () => {
    expect(travelOf([])).toEqual({
      distanceKm: 0,
      maxSpeedKmh: null,
      averageSpeedKmh: null,
      engineOnMinutes: null,
    })
  })

  test('OVR-7 a trip counts from the edge of the range on, both ends included', () => {
    const fixes = alongLegs([{ seconds: 601, kmh: 60 }], { every: 60, fields: { speedKmh: 60 } })
    const at = (minute: number) => NOON + minute * MINUTE_MS
    expect(travelOf(fixes, { from: at(0), to: at(10) }).distanceKm).toBeCloseTo(10, 1)
    expect(travelOf(fixes, { from: at(5), to: at(10) }).distanceKm).toBeCloseTo(5, 1)
    expect(travelOf(fixes, { from: at(0), to: at(5) }).distanceKm).toBeCloseTo(5, 1)
    expect(travelOf(fixes, { from: at(0), to: at(5) - 1 }).distanceKm).toBeCloseTo(4, 1)
  })

  const engine = (...told: [second: number, ignition: boolean | null][]) =>
    travelOf(told.map(([at, ignition]) => fixAt(at, 0, 0, { ignition }))).engineOnMinutes
  test.each([
    ['on until it is told off', engine([0, true], [600, true], [1200, false], [1800, false]), 20],
    ['on while nothing else is told', engine([0, true], [600, null], [1200, null]), 20],
    ['unknown where it is never told', engine([0, null], [600, null]), null],
    ['off all the time', engine([0, false], [600, false]), 0],
    ['on over a gap of an hour', engine([0, true], [3600, true]), 60],
    ['not told over a longer gap', engine([0, true], [3601, true]), 0],
  ])('OVR-7 the engine is %s', (_, minutes, expected) => {
    expect(minutes).toBe(expected)
  })
})
