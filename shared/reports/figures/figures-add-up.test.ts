import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aTimeline, aTrail, figuresOf, type Leg } from '../../../test/make/figures/a-trail.ts'
import { noise, shuffled } from '../../../test/make/tracking/tracks.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time.ts'
import type { StampedPosition } from '../../tracking/judging/clock.ts'
import { periodFrom } from '../period.ts'
import { rangeFigures } from './range-figures.ts'

const START = Date.parse('2026-03-06T00:00Z')
const RUNS = 24
/** Distances of days are rounded to metres. */
const ROUNDING_KM = 0.0005

const legs: fc.Arbitrary<Leg[]> = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 400 }),
    kmh: fc.constantFrom(0, 0, 20, 60, 110),
    every: fc.constantFrom(15, 60, 300),
    silent: fc.constantFrom(false, false, false, true),
    fields: fc.constantFrom({}, { ignition: true }, { ignition: false }),
  }),
  { minLength: 1, maxLength: 25 },
)
const zone = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe')

describe('REP-3 the figures of days', () => {
  test('REP-3 add up to those of the whole range, and their minutes to its time', () => {
    fc.assert(
      fc.property(legs, zone, (parts, timezone) => {
        const trail = aTrail(START, parts)
        const timeline = aTimeline(trail, START + 8 * DAY_MS)
        const period = periodFrom('2026-03-05', '2026-03-12', timezone)
        const days = figuresOf(timeline, period)
        const sum = (value: (day: (typeof days)[number]) => number) =>
          days.reduce((total, day) => total + value(day), 0)
        const whole = rangeFigures(timeline, period)
        const known = (Math.min(period.to, timeline.until) - period.from) / MINUTE_MS
        expect(Math.abs(sum((day) => day.distanceKm) - whole.distanceKm)).toBeLessThanOrEqual(
          (days.length + 1) * ROUNDING_KM,
        )
        expect(sum((day) => day.drivingMinutes)).toBeCloseTo(whole.drivingMs / MINUTE_MS, 6)
        expect(sum((day) => day.idleMinutes)).toBeCloseTo(whole.idleMs / MINUTE_MS, 6)
        expect(sum((day) => day.stoppedMinutes)).toBeCloseTo(whole.stoppedMs / MINUTE_MS, 6)
        expect(sum((day) => day.minutesWithoutContact)).toBeCloseTo(whole.unknownMs / MINUTE_MS, 6)
        expect(sum((day) => day.engineMinutes ?? 0)).toBeCloseTo((whole.engineMs ?? 0) / MINUTE_MS, 6)
        expect(Math.max(...days.map((day) => day.maxSpeedKmh ?? 0))).toBe(whole.maxSpeedKmh ?? 0)
        expect(
          sum((day) => day.drivingMinutes + day.idleMinutes + day.stoppedMinutes + day.minutesWithoutContact),
        ).toBeCloseTo(known, 6)
        for (const day of days) {
          expect(Math.min(day.stoppedMinutes, day.idleMinutes, day.drivingMinutes)).toBeGreaterThanOrEqual(0)
          expect(day.drivingByHour.reduce((total, each) => total + each, 0)).toBeCloseTo(
            day.drivingMinutes,
            6,
          )
        }
        expect(days.flatMap((day) => day.trips)).toHaveLength(timeline.trips.length)
        expect(days.flatMap((day) => day.stops)).toHaveLength(timeline.stops.length)
      }),
      { numRuns: RUNS },
    )
  })

  test('REP-3 are the same in any order and repetition of the positions', () => {
    fc.assert(
      fc.property(legs, fc.integer(), (parts, seed) => {
        const trail = aTrail(START, parts)
        const period = periodFrom('2026-03-05', '2026-03-12', 'UTC')
        const figures = (positions: readonly StampedPosition[]) =>
          figuresOf(aTimeline(positions, START + 8 * DAY_MS), period)
        const repeats = trail.slice(0, 50).map((one) => ({ ...one, receivedAt: one.receivedAt + HOUR_MS }))
        expect(figures(shuffled([...trail, ...repeats], seed))).toEqual(figures(trail))
      }),
      { numRuns: RUNS / 2 },
    )
  })
})

describe('REP-3 an oracle that sums raw positions', () => {
  const TOLERANCE = 0.005

  /** On a plane, with a scale for each step, and without trips: each step above the noise of a standing receiver. */
  function rawKm(positions: readonly StampedPosition[], from: number, to: number): number {
    const METRES_PER_DEGREE = (2 * Math.PI * 6_371_000) / 360
    let metres = 0
    for (const [index, { lat, lng, shownAt, speedKmh }] of positions.entries()) {
      const before = positions[index - 1]
      const moves = (speedKmh ?? 0) > 0 || (before?.speedKmh ?? 0) > 0
      if (before === undefined || shownAt <= from || before.shownAt >= to || !moves) continue
      const north = (lat - before.lat) * METRES_PER_DEGREE
      const east =
        (lng - before.lng) * METRES_PER_DEGREE * Math.cos((((lat + before.lat) / 2) * Math.PI) / 180)
      const inside = Math.min(shownAt, to) - Math.max(before.shownAt, from)
      metres += (Math.hypot(north, east) * inside) / (shownAt - before.shownAt)
    }
    return metres / 1_000
  }

  /** A drive day and night: hours of driving with halts between, as a receiver that is up to some metres off reports. */
  function aWorkingWeek(seed: number): StampedPosition[] {
    const shake = noise(seed)
    const day = (shift: number): Leg[] => [
      { minutes: 360 + shift, kmh: 0, every: 3600 },
      { minutes: 47, kmh: 70 },
      { minutes: 3, kmh: 0 },
      { minutes: 95, kmh: 35 },
      { minutes: 55, kmh: 0, every: 60 },
      { minutes: 180, kmh: 90 },
      { minutes: 700 - shift, kmh: 0, every: 3600 },
    ]
    return aTrail(START, [0, 600, 120, 690, 30, 400, 0].flatMap(day)).map((position) => ({
      ...position,
      lat: position.lat + shake() * 0.00001,
      lng: position.lng + shake() * 0.00001,
    }))
  }

  test.each([1, 2, 3, 4, 5])('REP-3 agrees within 0.5 %% with the distance of each day: seed %i', (seed) => {
    const week = aWorkingWeek(seed)
    const period = periodFrom('2026-03-06', '2026-03-12', 'America/New_York')
    const days = figuresOf(aTimeline(week, period.to + DAY_MS), period)
    for (const [index, { from, to }] of period.days.entries()) {
      const expected = rawKm(week, from, to)
      const { distanceKm = 0 } = days[index] ?? {}
      expect(expected).toBeGreaterThan(50)
      expect(Math.abs(distanceKm / expected - 1)).toBeLessThan(TOLERANCE)
    }
  })
})
