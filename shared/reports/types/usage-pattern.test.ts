import { describe, expect, test } from 'vitest'
import { copiesOf, ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cells,
  chartsOf,
  column,
  paragraphsOf,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import { aWeekInput, aWeekWriting } from '../../../test/make/reports/week-input.ts'
import { LORD_HOWE, NEW_YORK } from '../../../test/make/reports/weeks.ts'
import { emptyDay } from '../figures/day-figures.ts'
import type { ReportInput } from '../report-input.ts'
import { nightMinutes, weekendMinutes } from './usage/hours-of-week.ts'
import { MAPPED_DEVICES_MAX } from './usage/usage-sections.ts'
import { UsagePatternParts, usagePattern } from './usage-pattern.ts'

const documentOf = (input: ReportInput) => usagePattern.build(input).document
const input = aWeekInput(NEW_YORK)

/** Minutes of driving by hour, of those that have some, of a row of a heat map. */
function hoursOf(of: ReportInput, name: string) {
  const [heat] = chartsOf(documentOf(of))
  const values = heat?.form === 'heat' ? (heat.rows.find((row) => row.name === name)?.values ?? []) : []
  return Object.fromEntries(values.flatMap((minutes, hour) => (minutes === 0 ? [] : [[hour, minutes]])))
}

const drivenAt = (hour: number) => ({
  ...emptyDay('2026-10-26', 0, 0),
  drivingMinutes: 10,
  drivingByHour: Array.from({ length: 24 }, (_, one) => (one === hour ? 10 : 0)),
})

describe('REP-3 the usage pattern', () => {
  test('REP-3 maps the hours of all devices by days of the week', () => {
    expect(hoursOf(input, 'Mon')).toEqual({ 8: 30, 9: 60, 16: 60, 17: 20 })
    expect(hoursOf(input, 'Fri')).toEqual({ 8: 30, 9: 60, 16: 60, 17: 20, 23: 10 })
    expect(hoursOf(input, 'Sat')).toEqual({ 0: 20, 10: 50 })
  })

  test('REP-3 counts the hours that the clock showed when it changed', () => {
    expect(hoursOf(input, 'Sun')).toEqual({ 1: 30, 15: 20 })
    expect(hoursOf(aWeekInput(LORD_HOWE), 'Sun')).toEqual({ 1: 20, 2: 10, 15: 20 })
  })

  test.each([
    ['sunday', '12h', 'Sun', '8 AM'],
    ['monday', '24h', 'Mon', '08'],
    ['saturday', '24h', 'Sat', '08'],
  ] as const)(
    'REP-3 begins the week on %s and writes hours as %s',
    (firstDayOfWeek, timeFormat, first, eight) => {
      const [heat] = chartsOf(
        documentOf({ ...input, writing: aWeekWriting(NEW_YORK, { firstDayOfWeek, timeFormat }) }),
      )
      expect(heat?.form === 'heat' && [heat.rows[0]?.name, heat.columns[8]]).toEqual([first, eight])
    },
  )

  test('REP-3 says how much of the driving is at night and on weekends', () => {
    expect(tileOf(documentOf(input), 'At night')).toMatchObject({ value: 60, note: '8% of driving' })
    expect(tileOf(documentOf(input), 'On weekends')).toMatchObject({ value: 120, note: '16% of driving' })
  })

  test.each([
    [21, 0],
    [22, 10],
    [5, 10],
    [6, 0],
  ])('REP-3 driving in the hour of %i o’clock is %i minutes at night', (hour, minutes) => {
    expect(nightMinutes([drivenAt(hour)])).toBe(minutes)
  })

  test.each([
    ['2026-10-30', 0],
    ['2026-10-31', 10],
    ['2026-11-01', 10],
    ['2026-11-02', 0],
  ])('REP-3 driving on %s is %i minutes on weekends', (date, minutes) => {
    expect(weekendMinutes([{ ...drivenAt(12), date }])).toBe(minutes)
  })

  test('REP-3 has the busiest hour of all and of each device', () => {
    expect(tileOf(documentOf(input), 'Busiest hour').value).toBe('Monday, 09:00 – 10:00')
    const table = tableWith(documentOf(input), 'busiestHour')
    expect(cells(table, 'Pickup 4', ['busiestHour'])).toEqual(['Thursday, 10:00 – 11:00'])
    expect(cells(table, 'Sea Ray 240', ['busiestHour'])).toEqual([null])
  })

  test('REP-3 tells days not used from days of which nothing is known', () => {
    const table = tableWith(documentOf(input), 'daysNotUsed')
    const keys = ['daysUsed', 'daysNotUsed', 'daysUnknown', 'nightMinutes']
    expect(cells(table, 'Van 1', keys)).toEqual([7, 0, 0, 60])
    expect(cells(table, 'Sea Ray 240', keys)).toEqual([0, 7, 0, 0])
    expect(cells(table, 'Trailer 3', keys)).toEqual([0, 0, 7, null])
    expect(cells(table, 'Truck 7', keys)).toEqual([4, 2, 1, 0])
    expect(totals(table, ['daysUsed', 'daysNotUsed', 'daysUnknown'])).toEqual([13, 12, 8])
    expect(tileOf(documentOf(input), 'Days not used').value).toBe('12 of 25')
  })

  test('REP-3 lists the days on which the one device of a report was not used', () => {
    const truck = tableWith(documentOf(ofDevices(input, 'TRUCK7')), 'date')
    expect(truck.title).toBe('Days on which Truck 7 was not used')
    expect(column(truck, 'date')).toEqual(['2026-10-31', '2026-11-01'])
    expect(tableWith(documentOf(ofDevices(input, 'VAN1')), 'date')).toMatchObject({
      rows: [],
      emptyText: 'Used every day.',
    })
  })

  test('REP-3 has a heat map of each of up to five devices that were driven', () => {
    const [van] = ofDevices(input, 'VAN1').devices
    const mapsOf = (count: number) =>
      chartsOf(documentOf({ ...input, devices: van ? copiesOf(van, count) : [] })).length
    expect(mapsOf(1)).toBe(1)
    expect(mapsOf(2)).toBe(1 + 2)
    expect(mapsOf(MAPPED_DEVICES_MAX)).toBe(1 + MAPPED_DEVICES_MAX)
    expect(mapsOf(MAPPED_DEVICES_MAX + 1)).toBe(1)
  })

  test('REP-3 without driving says so instead of an empty map', () => {
    const document = documentOf(ofDevices(input, 'BOAT2'))
    expect(chartsOf(document)).toEqual([])
    expect(paragraphsOf(document)).toEqual(['Nothing moved in this period.'])
  })

  test('REP-3 has the same in JSON', () => {
    const { use, hours } = UsagePatternParts.parse(usagePattern.build(input).parts)
    expect(use.find(({ deviceId }) => deviceId === 'TRUCK7')).toMatchObject({
      daysNotUsed: ['2026-10-31', '2026-11-01'],
      daysUnknown: ['2026-10-28'],
    })
    expect(hours.find(({ dayOfWeek }) => dayOfWeek === 0)?.drivingMinutes[1]).toBe(30)
  })
})
