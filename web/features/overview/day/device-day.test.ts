import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../make/a-device.ts'
import { type DayFigures, dayOfSpeed, dayOfSummary, dayOfTrail, fleetDay } from './device-day.ts'

const aTravel = { distanceKm: 10, maxSpeedKmh: 60, averageSpeedKmh: 40, engineOnMinutes: 20 }
const aDay = (more: Partial<DayFigures> = {}): DayFigures => ({
  ...dayOfTrail({ deviceId: 'SEA240', last24Hours: aTravel, today: aTravel }),
  ...more,
})
const trackingOf = (tracking: Parameters<typeof aDevice>[0]) => aDevice(tracking).tracking

describe('OVR-5 where a distance comes from', () => {
  test('OVR-7 the trail gives the distance of 24 hours, and all other figures of today', () => {
    const today = { distanceKm: 4, maxSpeedKmh: 50, averageSpeedKmh: 30, engineOnMinutes: 8 }
    expect(dayOfTrail({ deviceId: 'SEA240', last24Hours: aTravel, today })).toEqual({
      source: 'trail',
      distanceKm: 10,
      todayKm: 4,
      maxSpeedKmh: 50,
      averageSpeedKmh: 30,
      engineOnMinutes: 8,
    })
  })

  test('OVR-5 the summary report gives only distance and maximum speed', () => {
    expect(dayOfSummary({ totalDistance: 7, maxSpeed: 55 })).toEqual({
      source: 'summary',
      distanceKm: 7,
      todayKm: null,
      maxSpeedKmh: 55,
      averageSpeedKmh: null,
      engineOnMinutes: null,
    })
  })

  test.each([
    ['moves', { speed: 50 }, 24 * 0.3 * 0.8 * 50],
    ['moves at 2.1 km/h', { speed: 2.1 }, 24 * 0.3 * 0.8 * 2.1],
    ['stands at 2 km/h', { speed: 2, motionStatus: 'IDLE' }, 24 * 0.2 * 0.8 * 2],
    ['is stopped', { speed: 0, motionStatus: 'STOPPED' }, 0],
    ['has no speed', { speed: null }, 0],
    ['drifts while it is stopped', { speed: 2.1, motionStatus: 'STOPPED' }, 0],
    ['is silent', { speed: 50, freshness: 'silent' }, 0],
  ] as const)('OVR-5 a device that %s is estimated by the factors 0.3, 0.8 and 0.2', (_, tracking, km) => {
    const day = dayOfSpeed(trackingOf({ tracking }))
    expect(day.source).toBe('estimate')
    expect(day.distanceKm).toBeCloseTo(km)
  })

  test('OVR-5 a device without a position is estimated as stopped', () => {
    expect(dayOfSpeed(null)).toMatchObject({ source: 'estimate', distanceKm: 0, maxSpeedKmh: 0 })
  })
})

describe('OVR-3 the day of a fleet', () => {
  test('OVR-2 OVR-3 distances add up, the maximum speed is the highest, the average is over the whole distance', () => {
    const day = fleetDay([
      aDay({ distanceKm: 30, todayKm: 30, maxSpeedKmh: 90, averageSpeedKmh: 60, engineOnMinutes: 30 }),
      aDay({ distanceKm: 20, todayKm: 10, maxSpeedKmh: 40, averageSpeedKmh: 20, engineOnMinutes: null }),
      aDay({ distanceKm: 0, todayKm: 0, maxSpeedKmh: 0, averageSpeedKmh: 0, engineOnMinutes: 5 }),
    ])
    expect(day).toEqual({
      source: 'trail',
      distanceKm: 50,
      todayKm: 40,
      maxSpeedKmh: 90,
      averageSpeedKmh: 40,
      engineOnMinutes: 35,
    })
  })

  test('OVR-3 a fleet without devices has a distance of 0 and no other figures', () => {
    expect(fleetDay([])).toEqual({
      source: 'trail',
      distanceKm: 0,
      todayKm: null,
      maxSpeedKmh: null,
      averageSpeedKmh: null,
      engineOnMinutes: null,
    })
  })

  test('OVR-3 a fleet that did not move has an average of 0', () => {
    expect(fleetDay([aDay({ todayKm: 0, averageSpeedKmh: 0 })]).averageSpeedKmh).toBe(0)
  })

  test.each([
    [['trail', 'trail'], 'trail'],
    [['trail', 'summary'], 'summary'],
    [['summary', 'estimate'], 'estimate'],
  ] as const)('OVR-7 the total of %o is marked as %s', (sources, source) => {
    expect(fleetDay(sources.map((each) => aDay({ source: each }))).source).toBe(source)
  })
})
