import { describe, expect, test } from 'vitest'
import { aWeekInput } from '../../../test/make/reports/week-input.ts'
import { at, LORD_HOWE, MON, NEW_YORK, SUN, TUE, WED, WEEKS } from '../../../test/make/reports/weeks.ts'
import { HOUR_MS, toIso } from '../../time.ts'
import type { GeofenceVisit, ReportInput } from '../report-input.ts'
import { GeofenceActivityParts, geofenceActivity } from './geofence-activity.ts'

const reportOf = (input: ReportInput) => {
  const { document, parts } = geofenceActivity.build(input)
  const tables = document.sections.map(({ blocks }) => blocks.find(({ kind }) => kind === 'table'))
  const [, geofences, devices, days, visits] = tables.map((table) => (table?.kind === 'table' ? table : null))
  return { document, parts: GeofenceActivityParts.parse(parts), geofences, devices, days, visits }
}

/** Ten hours and ten minutes on each workday are 510 minutes; Sunday has the change of the clocks. */
const WORKDAYS_MINUTES = 5 * 510
const SATURDAY_MINUTES = 580
const SUNDAY_MINUTES = { [NEW_YORK.zone]: 830, [LORD_HOWE.zone]: 740 }

describe('REP-3 the report of visits to geofences', () => {
  test.each(WEEKS)('REP-3 has the exact times inside of the made week in $zone', (week) => {
    const { parts, geofences, devices, visits } = reportOf(aWeekInput(week))
    const sunday = SUNDAY_MINUTES[week.zone] ?? Number.NaN
    const minutes = WORKDAYS_MINUTES + SATURDAY_MINUTES + sunday
    const [first, last] = [at(week, MON, '08:30'), at(week, SUN, '15:00')]
    expect(parts.geofences).toEqual([
      {
        geofenceId: 'DEPOT',
        geofenceName: 'Depot',
        devices: 1,
        visits: 7,
        minutes,
        longestMinutes: sunday,
        firstEnteredAt: toIso(first),
        lastLeftAt: toIso(last),
      },
    ])
    expect(geofences?.rows).toEqual([['Depot', 7, 1, minutes, minutes / 7, sunday]])
    expect(devices?.rows.slice(0, 2)).toEqual([
      ['Van 1', null, 7, 1, minutes, sunday],
      ['Sea Ray 240', null, 0, 0, 0, null],
    ])
    expect(devices?.totals).toEqual(['Total', null, 7, 1, minutes, sunday])
    expect(visits?.rows[0]).toEqual(['Van 1', null, 'Depot', first, at(week, MON, '17:00'), 510])
    expect(visits?.totals?.at(-1)).toBe(minutes)
    expect(visits?.isMain).toBe(true)
  })

  test('REP-3 has the first entry and the last exit of each day', () => {
    const { days, parts } = reportOf(aWeekInput(NEW_YORK))
    expect(days?.rows.slice(0, 1)).toEqual([
      ['2026-10-26', 'Depot', 'Van 1', at(NEW_YORK, MON, '08:30'), at(NEW_YORK, MON, '17:00'), 510],
    ])
    expect(parts.days.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-10-26', 510],
      ['2026-10-27', 510],
      ['2026-10-28', 510],
      ['2026-10-29', 510],
      ['2026-10-30', 510],
      ['2026-10-31', 580],
      ['2026-11-01', 830],
    ])
  })

  const visited = (enteredAt: number | null, leftAt: number | null, deviceId = 'VAN1'): GeofenceVisit => ({
    deviceId,
    geofenceId: 'DEPOT',
    geofenceName: 'Depot',
    enteredAt,
    leftAt,
  })
  const partsOf = (visits: readonly GeofenceVisit[], fields: Partial<ReportInput> = {}) =>
    reportOf(aWeekInput(NEW_YORK, { visits, ...fields })).parts

  test('REP-3 a visit across midnight is on both days, without an entry on the second', () => {
    const parts = partsOf([visited(at(NEW_YORK, MON, '22:00'), at(NEW_YORK, TUE, '01:30'))])
    expect(parts.days).toMatchObject([
      {
        date: '2026-10-26',
        firstEnteredAt: toIso(at(NEW_YORK, MON, '22:00')),
        lastLeftAt: null,
        minutes: 120,
      },
      {
        date: '2026-10-27',
        firstEnteredAt: null,
        lastLeftAt: toIso(at(NEW_YORK, TUE, '01:30')),
        minutes: 90,
      },
    ])
    expect(parts.geofences).toMatchObject([{ visits: 1, minutes: 210 }])
  })

  test('REP-3 a visit counts from the start of the period, and up to now while it goes on', () => {
    const generatedAt = at(NEW_YORK, WED, '06:00')
    const parts = partsOf(
      [visited(null, at(NEW_YORK, MON, '06:00')), visited(at(NEW_YORK, WED, '05:00'), null)],
      { generatedAt },
    )
    expect(parts.visits).toMatchObject([
      { enteredAt: null, minutes: 360 },
      { leftAt: null, minutes: 60 },
    ])
    expect(parts.days.map(({ date }) => date)).toEqual(['2026-10-26', '2026-10-28'])
  })

  test('REP-3 what is outside of the period or of another device is no visit', () => {
    const { from, to } = aWeekInput(NEW_YORK).period
    const parts = partsOf(
      [
        visited(from - HOUR_MS, from),
        visited(to, to + HOUR_MS),
        visited(from, from + HOUR_MS, 'SOMEBODY-ELSES'),
        visited(from - HOUR_MS, from + 1_000),
      ],
      { generatedAt: to + HOUR_MS },
    )
    expect(parts.visits).toHaveLength(1)
  })

  test('REP-3 a visit counts since the account has the device', () => {
    const [device] = aWeekInput(NEW_YORK).devices
    const ownedSince = at(NEW_YORK, WED, '12:00')
    const left = [at(NEW_YORK, WED, '12:00'), at(NEW_YORK, WED, '13:30')].map((leftAt) =>
      visited(null, leftAt),
    )
    const parts = partsOf(left, { devices: device === undefined ? [] : [{ ...device, ownedSince }] })
    expect(parts.visits.map(({ minutes }) => minutes)).toEqual([90])
  })

  test('REP-3 has plates where a device has one', () => {
    const [device] = aWeekInput(NEW_YORK).devices
    const devices = device === undefined ? [] : [{ ...device, plateNumber: 'ABC-123' }]
    const { visits, devices: byDevice } = reportOf(aWeekInput(NEW_YORK, { devices }))
    expect([visits?.rows[0]?.[1], byDevice?.rows[0]?.[1]]).toEqual(['ABC-123', 'ABC-123'])
  })

  test('REP-3 passing through is a visit of no time', () => {
    const now = at(NEW_YORK, TUE, '12:00')
    const parts = partsOf([visited(now, now)])
    expect(parts.geofences).toMatchObject([{ visits: 1, minutes: 0, longestMinutes: 0 }])
    expect(parts.days).toMatchObject([
      { date: '2026-10-27', firstEnteredAt: toIso(now), lastLeftAt: toIso(now) },
    ])
  })

  test('REP-3 without visits says so', () => {
    const { visits, geofences } = reportOf(aWeekInput(NEW_YORK, { visits: [] }))
    expect([visits?.rows, visits?.emptyText, geofences?.totals]).toEqual([
      [],
      'No device was inside a geofence.',
      null,
    ])
  })
})
