import { describe, expect, test } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { aDrift, aDrive, alongLegs, fixAt, thinned } from '../../test/make/tracking/tracks.ts'
import { timelineOf } from '../reports/figures/timeline.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import type { StampedPosition } from '../tracking/judging/clock.ts'
import { judgedPoints } from '../tracking/judging/reprocess.ts'
import { type RangeTravel, travelWithin } from './travel-within.ts'

const WHOLE_DAY = { from: NOON - HOUR_MS, to: NOON + 23 * HOUR_MS }
const travelOf = (fixes: readonly StampedPosition[], range = WHOLE_DAY): RangeTravel =>
  travelWithin(timelineOf(judgedPoints(fixes, 'car'), range.to), range)

/** 50 km/h, 90 and 36 for 300 s each, and 20 for 30 s. */
const DRIVEN_KM = 14.83
const TOLERANCE = 0.03

describe('OVR-7 the distance and speeds of a device in a range', () => {
  test('OVR-7 are those of a drive', () => {
    const { distanceKm, maxSpeedKmh, averageSpeedKmh } = travelOf(thinned(aDrive(), 15))
    expect(Math.abs(distanceKm / DRIVEN_KM - 1)).toBeLessThan(TOLERANCE)
    expect(Math.abs((maxSpeedKmh ?? 0) / 90 - 1)).toBeLessThan(TOLERANCE)
    expect(averageSpeedKmh).toBeGreaterThan(36)
    expect(averageSpeedKmh).toBeLessThan(90)
  })

  test('OVR-7 average the reported speeds above 1 km/h', () => {
    const along = (speedOf: (index: number) => number) =>
      Array.from({ length: 40 }, (_, index) =>
        fixAt(index * 15, index * 250, 0, { speedKmh: speedOf(index) }),
      )
    expect(travelOf(along((index) => (index % 2 === 0 ? 60 : 1)))).toMatchObject({ averageSpeedKmh: 60 })
    expect(travelOf(along((index) => (index % 2 === 0 ? 60 : 1.2)))).toMatchObject({ averageSpeedKmh: 30.6 })
  })

  test('OVR-7 are 0 for a receiver that drifts while it stands', () => {
    const drift = aDrift().map((fix) => ({ ...fix, speedKmh: 6 }))
    expect(travelOf(drift)).toEqual({
      distanceKm: 0,
      maxSpeedKmh: 0,
      averageSpeedKmh: 0,
      engineOnMinutes: null,
    })
  })

  test('OVR-7 are unknown without a point, and the distance 0', () => {
    expect(travelOf([])).toEqual({
      distanceKm: 0,
      maxSpeedKmh: null,
      averageSpeedKmh: null,
      engineOnMinutes: null,
    })
  })

  test('OVR-7 count a trip from the edge of the range, also between two points', () => {
    const fixes = alongLegs([{ seconds: 601, kmh: 60 }], { every: 60, fields: { speedKmh: 60 } })
    const at = (minute: number) => NOON + minute * MINUTE_MS
    expect(travelOf(fixes, { from: at(0), to: at(10) }).distanceKm).toBeCloseTo(10, 1)
    expect(travelOf(fixes, { from: at(5), to: at(10) }).distanceKm).toBeCloseTo(5, 1)
    expect(travelOf(fixes, { from: at(0), to: at(5) }).distanceKm).toBeCloseTo(5, 1)
    expect(travelOf(fixes, { from: at(0.5), to: at(5.25) }).distanceKm).toBeCloseTo(4.75, 1)
  })

  const engineMinutes = (...readings: [second: number, ignition: boolean | null][]) =>
    travelOf(readings.map(([at, ignition]) => fixAt(at, 0, 0, { ignition }))).engineOnMinutes
  test.each([
    ['on until it is reported off', engineMinutes([0, true], [600, true], [1200, false], [1800, false]), 20],
    ['on while nothing else is reported', engineMinutes([0, true], [600, null], [1200, null]), 20],
    ['unknown where it is never reported', engineMinutes([0, null], [600, null]), null],
    ['off all the time', engineMinutes([0, false], [600, false]), 0],
    ['on over a gap of an hour', engineMinutes([0, true], [3600, true]), 60],
    ['unknown over a longer gap', engineMinutes([0, true], [3601, true]), 0],
  ])('OVR-7 the engine is %s', (_, minutes, expected) => {
    expect(minutes).toBe(expected)
  })
})
