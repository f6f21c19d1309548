import { describe, expect, test } from 'vitest'
import { weekDevices } from '../../test/make/reports/week-input.ts'
import { weekPositions } from '../../test/make/reports/week-positions.ts'
import { generatedAt, WEEKS, weekPeriod } from '../../test/make/reports/weeks.ts'
import { MINUTE_MS } from '../time.ts'
import { stamp } from '../tracking/judging/clock.ts'
import { judgedPoints } from '../tracking/judging/reprocess.ts'
import { tripsOf } from '../tracking/motion/trips.ts'
import type { DayFigures } from './figures/day-figures.ts'

/** Half a percent. */
const DISTANCE_TOLERANCE = 0.005

describe.each(WEEKS)('REP-3 the made week in $zone', (week) => {
  const devices = weekDevices(week)
  const positions = new Map(Object.entries(weekPositions(week)))

  test.each(devices)('REP-3 has positions with the trips and stops of its truth: $deviceName', (device) => {
    const points = judgedPoints((positions.get(device.deviceId) ?? []).map(stamp), device.deviceType)
    const found = tripsOf(points, generatedAt(week))
    const { from, to } = weekPeriod(week)
    const within = ({ start }: { start: number }) => start >= from && start < to

    const trips = device.days.flatMap(({ trips }) => trips)
    expect(found.trips.filter(within).map(({ start, end }) => [start, end])).toEqual(
      trips.map(({ start, end }) => [start, end]),
    )
    for (const [index, trip] of found.trips.filter(within).entries()) {
      const truth = trips[index]?.distanceKm ?? 0
      expect(Math.abs(trip.distanceKm - truth)).toBeLessThan(truth * DISTANCE_TOLERANCE)
      expect(trip).toMatchObject({
        maxSpeedKmh: trips[index]?.maxSpeedKmh,
        averageSpeedKmh: trips[index]?.averageSpeedKmh,
      })
    }
    expect(
      found.stops.filter(within).map(({ start, end, idleMinutes }) => [start, end, idleMinutes]),
    ).toEqual(
      device.days
        .flatMap(({ stops }) => stops)
        .map(({ start, end, idleMinutes }) => [start, end, idleMinutes]),
    )
  })

  test.each(devices)('REP-3 has minutes that are those of its spans: $deviceName', ({ days, daysBefore }) => {
    for (const day of [...days, ...daysBefore]) {
      const minutes = (state: DayFigures['spans'][number]['state']) =>
        day.spans.reduce((sum, { from, to, state: is }) => sum + (is === state ? to - from : 0), 0) /
        MINUTE_MS
      expect(day).toMatchObject({
        drivingMinutes: minutes('driving'),
        idleMinutes: minutes('idle'),
        stoppedMinutes: minutes('stopped'),
        minutesWithoutContact: minutes('noContact'),
      })
      expect(day.drivingByHour.reduce((sum, value) => sum + value, 0)).toBe(day.drivingMinutes)
    }
  })
})
