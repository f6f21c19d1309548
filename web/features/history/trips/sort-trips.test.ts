import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts'
import { aTripLeg, TRIPS_DAY } from '../../../make/a-trip-leg.ts'
import { sortTrips, totalsOf } from './sort-trips.ts'

const NOW = TRIPS_DAY + 10 * HOUR_MS
const SHORT = aTripLeg({ startHour: 1, minutes: 10, distanceKm: 12, maxSpeedKmh: 110 })
const LONG = aTripLeg({ startHour: 2, minutes: 30, distanceKm: 8, maxSpeedKmh: null })
const GOING_ON = aTripLeg({ startHour: 9, minutes: null, distanceKm: 20, maxSpeedKmh: 60 })
const TRIPS = [LONG, GOING_ON, SHORT]

describe('HIS-1 the trips of a range', () => {
  test.each([
    ['start', [SHORT, LONG, GOING_ON]],
    ['duration', [GOING_ON, LONG, SHORT]],
    ['distance', [GOING_ON, SHORT, LONG]],
    ['maxSpeed', [SHORT, GOING_ON, LONG]],
  ] as const)('HIS-1 are sorted by %s, an unknown speed last', (sort, sorted) => {
    expect(sortTrips(TRIPS, sort, NOW)).toEqual(sorted)
  })

  test('HIS-1 that are equal stay in their order', () => {
    const unknown = [LONG, aTripLeg({ startHour: 5, minutes: 1, maxSpeedKmh: null })]
    expect(sortTrips(unknown, 'maxSpeed', NOW)).toEqual(unknown)
  })

  test('HIS-1 of a day are summed, the one that goes on until now', () => {
    expect(totalsOf(TRIPS, NOW)).toEqual({ trips: 3, distanceKm: 40, drivingMs: 100 * MINUTE_MS })
    expect(totalsOf([], NOW)).toEqual({ trips: 0, distanceKm: 0, drivingMs: 0 })
  })
})
