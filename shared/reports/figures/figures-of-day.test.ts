import { describe, expect, test } from 'vitest'
import {
  aTimeline,
  aTrail,
  dayOf,
  figuresOf,
  minutesOf,
  positionAt,
} from '../../../test/make/figures/a-trail.ts'
import { HOUR_MS, MINUTE_MS } from '../../time.ts'
import { periodFrom } from '../period.ts'
import type { DayFigures } from './day-figures.ts'

const DAY = '2026-06-02'
const MIDNIGHT = Date.parse(`${DAY}T00:00Z`)
const at = (hours: number) => MIDNIGHT + hours * HOUR_MS

/** A position every hour at one place, from one hour of the day to another. */
const parkedHourly = (from: number, to: number, metresEast = 0) =>
  Array.from({ length: Math.floor(to - from) + 1 }, (_, hour) => positionAt(at(from + hour), metresEast))

const minutesIn = (day: DayFigures) =>
  day.drivingMinutes + day.idleMinutes + day.stoppedMinutes + day.minutesWithoutContact

describe('REP-3 the minutes of a day', () => {
  test('REP-3 are driving, idle and stopped', () => {
    const idle = { ignition: true }
    const off = { ignition: false }
    const day = dayOf(
      aTrail(at(-2), [
        { minutes: 600, kmh: 0, every: 600, fields: off },
        { minutes: 60, kmh: 60, fields: idle },
        { minutes: 30, kmh: 0, fields: idle },
        { minutes: 1200, kmh: 0, every: 1200, fields: off },
      ]),
      DAY,
    )
    expect(day.drivingMinutes).toBeCloseTo(60, 0)
    expect(day.idleMinutes).toBeCloseTo(30, 0)
    expect(day.engineMinutes).toBe(90)
    expect(day.minutesWithoutContact).toBe(0)
    expect(day.distanceKm).toBeCloseTo(60, 0)
    expect(day).toMatchObject({ maxSpeedKmh: 60, averageSpeedKmh: 60 })
    expect(day.trips).toHaveLength(1)
    expect(day.stops).toMatchObject([{ start: day.lastMovedAt, idleMinutes: 30 }])
    expect(minutesIn(day)).toBeCloseTo(1440, 6)
  })

  test.each([
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-06-02', 'Asia/Kathmandu', 24],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
  ])('REP-3 add up to the hours of %s in %s', (date, timezone, hours) => {
    const [local] = periodFrom(date, date, timezone).days
    if (local === undefined) throw new Error('no day')
    expect(minutesOf(local)).toBe(hours * 60)
    const trail = aTrail(local.from - HOUR_MS, [
      { minutes: 90, kmh: 0, every: 60 },
      { minutes: 600, kmh: 30 },
      { minutes: 1000, kmh: 0, every: 60 },
    ])
    const day = dayOf(trail, date, { timezone })
    expect(minutesIn(day)).toBeCloseTo(hours * 60, 6)
    expect(day.drivingByHour.reduce((sum, minutes) => sum + minutes, 0)).toBeCloseTo(day.drivingMinutes, 6)
  })

  test('REP-3 are none of an hour that the clocks skip, and 120 of one that they repeat', () => {
    const driven = (date: string) => {
      const [local] = periodFrom(date, date, 'America/New_York').days
      const trail = aTrail((local?.from ?? 0) - HOUR_MS, [{ minutes: 30 * 60, kmh: 30, every: 60 }])
      return dayOf(trail, date, { timezone: 'America/New_York' }).drivingByHour
    }
    expect(driven('2026-03-08').slice(0, 4)).toEqual([60, 60, 0, 60])
    expect(driven('2026-11-01').slice(0, 4)).toEqual([60, 120, 60, 60])
  })

  test('REP-3 are those up to now, and without contact none of those before the device was added', () => {
    const trail = aTrail(at(10), [{ minutes: 300, kmh: 0, every: 60 }])
    const day = dayOf(trail, DAY, { ownedSince: at(10), until: at(15) })
    expect(day).toMatchObject({ stoppedMinutes: 300, minutesWithoutContact: 0 })
    expect(dayOf(trail, DAY, { ownedSince: at(9), until: at(15) }).minutesWithoutContact).toBe(60)
    expect(minutesIn(dayOf(trail, DAY, { ownedSince: at(30) }))).toBe(0)
    expect(minutesIn(dayOf(trail, DAY, { until: at(-1) }))).toBe(0)
  })
})

describe('REP-3 without contact', () => {
  test('REP-3 is no time of a parked tracker that reports hourly, and misses a report', () => {
    expect(dayOf(parkedHourly(-6, 30), DAY)).toMatchObject({
      stoppedMinutes: 1440,
      minutesWithoutContact: 0,
    })
    const missed = parkedHourly(-6, 30).filter(({ shownAt }) => shownAt !== at(12))
    expect(dayOf(missed, DAY).minutesWithoutContact).toBe(0)
  })

  test.each([
    [2 * HOUR_MS, 0],
    [2 * HOUR_MS + 1, 120],
  ])('REP-3 is a silence of more than 2 hours at one place, as a whole: %d ms', (silence, minutes) => {
    const trail = [
      ...parkedHourly(-6, 10),
      ...[0, 1, 2].map((hour) => positionAt(at(10 + hour) + silence, 0)),
    ]
    const day = dayOf(trail, DAY, { until: at(13) })
    expect(day.minutesWithoutContact).toBeCloseTo(minutes, 3)
    expect(minutesIn(day)).toBeCloseTo(13 * 60, 6)
  })

  test.each([
    [HOUR_MS, 0],
    [HOUR_MS + 1, 60],
  ])('REP-3 is a gap of more than an hour in which it got elsewhere: %d ms', (gap, minutes) => {
    const later = [0, 5, 10].map((minute) => positionAt(at(10) + gap + minute * MINUTE_MS, 5_000))
    const day = dayOf([...parkedHourly(-6, 10), ...later], DAY, { until: at(12) })
    expect(day.minutesWithoutContact).toBeCloseTo(minutes, 3)
  })

  test.each([
    [at(12), 0],
    [at(12) + 1, 120],
  ])('REP-3 is the time since the last position, after 2 hours: until %d', (until, minutes) => {
    const day = dayOf(parkedHourly(-6, 10), DAY, { until })
    expect(day.minutesWithoutContact).toBeCloseTo(minutes, 3)
    expect(minutesIn(day)).toBeCloseTo((until - MIDNIGHT) / MINUTE_MS, 6)
  })

  test('REP-3 is two days of silence, also where the device is found where it was', () => {
    const trail = [...parkedHourly(-6, 6), ...parkedHourly(6 + 48, 6 + 72)]
    const days = figuresOf(aTimeline(trail, at(78)), periodFrom('2026-06-02', '2026-06-04', 'UTC'))
    expect(days.map((day) => day.minutesWithoutContact)).toEqual([18 * 60, 24 * 60, 6 * 60])
    expect(days.map((day) => day.stops.length)).toEqual([0, 0, 0])
  })

  test('REP-3 is all of a day without a position, whose engine and speeds are unknown', () => {
    expect(dayOf([], DAY)).toMatchObject({
      minutesWithoutContact: 1440,
      distanceKm: 0,
      maxSpeedKmh: null,
      averageSpeedKmh: null,
      engineMinutes: null,
      firstMovedAt: null,
      lastMovedAt: null,
      odometerKm: null,
    })
  })

  test('REP-3 a position that is held is contact', () => {
    const held = [1, 2, 3].map((hour) => positionAt(at(10 + hour), 0, { lat: 0, lng: 0 }))
    const trail = [...parkedHourly(-6, 10), ...held, ...parkedHourly(14, 20)]
    expect(dayOf(trail, DAY, { until: at(20) }).minutesWithoutContact).toBe(0)
  })
})

describe('REP-3 a trip across midnight', () => {
  const trail = aTrail(at(22), [
    { minutes: 60, kmh: 0, every: 60 },
    { minutes: 120, kmh: 60, fields: { odometerKm: 1_000 } },
    { minutes: 600, kmh: 0, every: 60, fields: { odometerKm: 1_120 } },
  ])
  const [first, second] = figuresOf(aTimeline(trail, at(48)), periodFrom('2026-06-02', '2026-06-03', 'UTC'))

  test('REP-3 counts on both days by its parts', () => {
    expect(first?.distanceKm).toBeCloseTo(60, 1)
    expect(second?.distanceKm).toBeCloseTo(60, 1)
    expect(first?.drivingByHour[23]).toBeCloseTo(60, 0)
    expect(second?.drivingByHour[0]).toBeCloseTo(60, 0)
    expect(first?.lastMovedAt).toBe(at(24))
    expect(second?.firstMovedAt).toBe(at(24))
    expect([first?.odometerKm, second?.odometerKm]).toEqual([1_000, 1_120])
  })

  test('REP-3 is listed once, whole, on the day of its start, and the stop after it on the next', () => {
    expect(first?.trips).toHaveLength(1)
    expect(first?.trips[0]?.distanceKm).toBeCloseTo(120, 1)
    expect(second?.trips).toEqual([])
    expect([first?.stops.length, second?.stops.length]).toEqual([1, 1])
  })
})

test('REP-3 a day is that of the time zone', () => {
  const trail = aTrail(at(15), [{ minutes: 60, kmh: 60 }])
  expect(dayOf(trail, '2026-06-03', { timezone: 'Asia/Tokyo' }).drivingByHour[0]).toBeCloseTo(60, 0)
  expect(dayOf(trail, DAY, { timezone: 'Asia/Tokyo' }).distanceKm).toBe(0)
})
