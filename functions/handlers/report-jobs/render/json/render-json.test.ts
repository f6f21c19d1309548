import { describe, expect, test } from 'vitest'
import { type DayFigures, emptyDay } from '../../../../../shared/reports/figures/day-figures.ts'
import { periodFrom } from '../../../../../shared/reports/period.ts'
import { ReportJson } from '../../../../../shared/reports/report-json.ts'
import { MARKUP } from '../../../../../test/make/reports/hostile-texts.ts'
import { renderJson } from './render-json.ts'

const PERIOD = periodFrom('2026-10-26', '2026-11-01', 'America/New_York')
const GENERATED_AT = Date.parse('2026-11-02T05:00:00Z')

const aDevice = (deviceName: string, days: readonly Partial<DayFigures>[] = []) => ({
  deviceId: 'SEA240',
  deviceName,
  days: days.map((fields) => ({ ...emptyDay('2026-10-26', 0, 0), ...fields })),
})

const read = (devices: ReturnType<typeof aDevice>[], parts: Record<string, unknown> = {}) =>
  JSON.parse(
    [...renderJson('trip_analysis', { period: PERIOD, generatedAt: GENERATED_AT, devices }, parts)].join(''),
  )

describe('REP-3 the JSON of a report', () => {
  test('REP-3 has its period, devices and totals, in the units of the API', () => {
    const devices = [
      aDevice('Sea Ray', [{ distanceKm: 100.5, drivingMinutes: 90, maxSpeedKmh: 80, averageSpeedKmh: 67 }]),
      aDevice('Van 7', [
        { distanceKm: 20, drivingMinutes: 30, engineMinutes: 45 },
        { minutesWithoutContact: 130 },
      ]),
    ]
    const report = read(devices, { trips: [], purposes: [] })
    expect(ReportJson.parse(report)).toEqual(report)
    expect(report).toMatchObject({
      reportType: 'trip_analysis',
      period: { from: '2026-10-26', to: '2026-11-01', timezone: 'America/New_York' },
      generatedAt: '2026-11-02T05:00:00.000Z',
      devices: [
        { deviceName: 'Sea Ray', distanceKm: 100.5, engineMinutes: null, maxSpeedKmh: 80 },
        {
          deviceName: 'Van 7',
          distanceKm: 20,
          engineMinutes: 45,
          maxSpeedKmh: null,
          minutesWithoutContact: 130,
        },
      ],
      totals: { distanceKm: 120.5, drivingMinutes: 120, engineMinutes: 45, averageSpeedKmh: 67, trips: 0 },
      trips: [],
    })
  })

  test('REP-3 has two decimals at most, except in coordinates', () => {
    const place = { latitude: 25.7701234, longitude: -80.1915678, name: 'Home' }
    const devices = [aDevice('Van 7', [{ distanceKm: 20.125, drivingMinutes: 5.034417 }])]
    const report = read(devices, { stops: [{ place, idleMinutes: 5.034417 }] })
    expect(report.totals).toMatchObject({ distanceKm: 20.13, drivingMinutes: 5.03 })
    expect(report.stops).toEqual([{ place, idleMinutes: 5.03 }])
  })

  test('T26 names are in it as they are', () => {
    expect(
      read(MARKUP.map((text) => aDevice(text))).devices.map(
        ({ deviceName }: { deviceName: string }) => deviceName,
      ),
    ).toEqual(MARKUP)
  })

  test.each([0, 1, 500, 501, 1_000, 1_001])('REP-3 has all %i items of a part, however long', (count) => {
    const events = Array.from({ length: count }, (_, id) => ({ id }))
    expect(read([], { events, last: null })).toMatchObject({ events, last: null })
  })
})
