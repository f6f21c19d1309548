import { describe, expect, test } from 'vitest'
import { type DayFigures, emptyDay } from './day-figures.ts'
import { totalsOf } from './totals.ts'

const aDay = (fields: Partial<DayFigures> = {}): DayFigures => ({
  ...emptyDay('2026-06-01', 0, 0),
  ...fields,
})
const PLACE = { lat: 26.1, lng: -80.1 }
const aTrip = (start: number): DayFigures['trips'][number] => ({
  start,
  end: null,
  from: PLACE,
  to: null,
  distanceKm: 1,
  maxSpeedKmh: null,
  averageSpeedKmh: null,
})

describe('REP-3 the totals of days', () => {
  test('REP-3 are sums without the noise of binary fractions', () => {
    const days = [
      aDay({ distanceKm: 0.1, drivingMinutes: 10, minutesWithoutContact: 130, trips: [aTrip(1)] }),
      aDay({ distanceKm: 0.2, drivingMinutes: 20, idleMinutes: 3, trips: [aTrip(2), aTrip(3)] }),
    ]
    expect(totalsOf(days)).toMatchObject({
      distanceKm: 0.3,
      drivingMinutes: 30,
      idleMinutes: 3,
      minutesWithoutContact: 130,
      trips: 3,
      stops: 0,
    })
  })

  test('REP-3 have the highest speed, and the average by time driven', () => {
    const slow = aDay({ averageSpeedKmh: 30, maxSpeedKmh: 50, drivingMinutes: 30 })
    const fast = aDay({ averageSpeedKmh: 90, maxSpeedKmh: 110, drivingMinutes: 10 })
    expect(totalsOf([slow, fast, aDay()])).toMatchObject({ averageSpeedKmh: 45, maxSpeedKmh: 110 })
  })

  test('REP-3 at rest have the average speed 0, and without a position none', () => {
    expect(totalsOf([aDay({ averageSpeedKmh: 0 }), aDay()]).averageSpeedKmh).toBe(0)
    expect(totalsOf([aDay()])).toMatchObject({ averageSpeedKmh: null, maxSpeedKmh: null })
  })

  test('REP-3 know the engine if one of the days does', () => {
    expect(totalsOf([aDay({ engineMinutes: 7 }), aDay()]).engineMinutes).toBe(7)
    expect(totalsOf([aDay({ engineMinutes: 0 })]).engineMinutes).toBe(0)
    expect(totalsOf([aDay()]).engineMinutes).toBeNull()
    expect(totalsOf([]).engineMinutes).toBeNull()
  })
})
