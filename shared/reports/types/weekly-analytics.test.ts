import { describe, expect, test } from 'vitest'
import { copiesOf, ofDays, ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cells,
  chartsOf,
  column,
  hasTile,
  paragraphsOf,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import { aWeekInput } from '../../../test/make/reports/week-input.ts'
import { at, dateOf, MON, NEW_YORK, THU, WED, WEEKS } from '../../../test/make/reports/weeks.ts'
import type { ReportInput } from '../report-input.ts'
import { LISTED_EVENTS_MAX } from './weekly/event-comparison.ts'
import { WeeklyAnalyticsParts, weeklyAnalytics } from './weekly-analytics.ts'

const documentOf = (input: ReportInput) => weeklyAnalytics.build(input).document
const week = NEW_YORK
const input = aWeekInput(week)

describe('REP-3 weekly analytics', () => {
  test.each(WEEKS)('REP-3 has the week beside the week before: $zone', (changed) => {
    const document = documentOf(aWeekInput(changed))
    expect(tileOf(document, 'Distance')).toMatchObject({
      value: 840,
      note: '900.0\u202fkm before (-7%)',
    })
    expect(tileOf(document, 'Driving')).toMatchObject({
      value: 770,
      note: '14\u202fh 10\u202fmin before (-9%)',
    })
    expect(tileOf(document, 'Trips')).toMatchObject({ value: 22, note: '20 before (+10%)' })
    expect(tileOf(document, 'Events')).toMatchObject({ value: 17, note: '1 before' })
    expect(tileOf(document, 'Without contact').value).toBe(48 * 60 + 6 * 1440 + changed.sundayMinutes)
  })

  test('REP-3 names the days that it compares with', () => {
    expect(paragraphsOf(documentOf(input))).toEqual(['Compared with October 19, 2026 – October 25, 2026.'])
  })

  test('REP-3 has the devices beside themselves, the farthest driven first', () => {
    const table = tableWith(documentOf(input), 'device')
    expect(column(table, 'device')).toEqual(['Van 1', 'Truck 7', 'Pickup 4', 'Sea Ray 240', 'Trailer 3'])
    const keys = ['distanceKm', 'distanceKmBefore', 'change', 'minutesWithoutContact']
    expect(cells(table, 'Van 1', keys)).toEqual([420, 300, 0.4, 0])
    expect(cells(table, 'Truck 7', keys)).toEqual([360, 600, -0.4, 2880])
    expect(totals(table, ['distanceKm', 'distanceKmBefore'])).toEqual([840, 900])
  })

  test('REP-3 compares nothing with what is unknown or zero', () => {
    const table = tableWith(documentOf(input), 'device')
    const keys = ['distanceKm', 'distanceKmBefore', 'change']
    expect(cells(table, 'Pickup 4', keys)).toEqual([60, null, null])
    expect(cells(table, 'Trailer 3', keys)).toEqual([null, null, null])
    expect(cells(table, 'Sea Ray 240', keys)).toEqual([0, 0, null])
    expect(tileOf(documentOf(ofDevices(input, 'PICKUP4')), 'Distance').note).toBeNull()
  })

  test('REP-3 has the trend by day', () => {
    const [trend] = chartsOf(documentOf(input))
    expect(trend?.form === 'bars' && trend.categories).toEqual([
      'Mon 26',
      'Tue 27',
      'Wed 28',
      'Thu 29',
      'Fri 30',
      'Sat 31',
      'Sun 1',
    ])
    expect(trend?.form === 'bars' && trend.series.map(({ values }) => values)).toEqual([
      [180, 120, 60, 150, 190, 80, 60],
      [180, 180, 180, 180, 180, 0, 0],
    ])
  })

  test('REP-3 compares half a week with half a week', () => {
    const wednesdayNoon = at(week, WED, '12:00')
    const soFar = ofDays(input, dateOf(week, MON), dateOf(week, WED)).devices
    const document = documentOf({
      ...input,
      devices: soFar.map((device, index) => ({
        ...device,
        daysBefore: input.devices[index]?.daysBefore ?? [],
      })),
      generatedAt: wednesdayNoon,
    })
    expect(paragraphsOf(document)).toEqual(['Compared with October 19, 2026 – October 21, 2026.'])
    expect(tileOf(document, 'Distance')).toMatchObject({ value: 360, note: '540.0\u202fkm before (-33%)' })
    expect(column(tableWith(document, 'date'), 'date')).toHaveLength(3)
    expect(document.completeness[0]).toBe(
      'This period isn’t over. Its figures include positions up to 10/28/2026, 12:00.',
    )
  })

  test('REP-3 names the busiest and the least used device', () => {
    expect(tileOf(documentOf(input), 'Busiest device')).toMatchObject({
      value: 'Truck 7',
      note: '6\u202fh of driving, 360.0\u202fkm',
    })
    expect(tileOf(documentOf(input), 'Least used device')).toMatchObject({
      value: 'Sea Ray 240',
      note: 'Not driven',
    })
    const driven = documentOf(ofDevices(input, 'VAN1', 'TRUCK7', 'PICKUP4'))
    expect(tileOf(driven, 'Least used device').value).toBe('Pickup 4')
  })

  test('REP-3 does not call a device without data the least used one', () => {
    const document = documentOf(ofDevices(input, 'VAN1', 'TRAILER3'))
    expect(hasTile(document, 'Least used device')).toBe(false)
  })

  test('REP-3 counts the least used devices where several were not driven', () => {
    const [boat] = ofDevices(input, 'BOAT2').devices
    const devices = [...ofDevices(input, 'VAN1').devices, ...(boat ? copiesOf(boat, 2) : [])]
    expect(tileOf(documentOf({ ...input, devices }), 'Least used device').value).toBe('2 devices')
  })

  test('REP-3 counts what happened beside the week before', () => {
    const table = tableWith(documentOf(input), 'countBefore')
    expect(table.rows).toEqual([
      ['Entered Depot', 7, 0],
      ['Left Depot', 7, 0],
      ['Speeding', 2, 1],
      ['No contact', 1, 0],
    ])
    expect(totals(table, ['count', 'countBefore'])).toEqual([17, 1])
  })

  test('REP-3 lists the ten most frequent events, and adds up the others', () => {
    const [firing] = input.events.flatMap((event) => (event.kind === 'rule' ? [event] : []))
    const rowsOf = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `Rule ${index}`)
      const events = firing === undefined ? [] : names.map((ruleName) => ({ ...firing, ruleName }))
      return tableWith(documentOf({ ...input, events, eventsBefore: [] }), 'countBefore').rows
    }
    expect(rowsOf(LISTED_EVENTS_MAX)).toHaveLength(LISTED_EVENTS_MAX)
    expect(rowsOf(LISTED_EVENTS_MAX + 2).at(-1)).toEqual(['Other events', 2, 0])
  })

  test('REP-3 has the same in JSON', () => {
    const parts = WeeklyAnalyticsParts.parse(weeklyAnalytics.build(input).parts)
    expect(parts.before).toMatchObject({ from: '2026-10-19', to: '2026-10-25' })
    expect(parts.before.totals.distanceKm).toBe(900)
    expect(parts.days[THU]).toMatchObject({ date: '2026-10-29', distanceKm: 150, devicesUsed: 3, events: 2 })
    expect(parts.events[0]).toEqual({ eventType: 'entry', name: 'Depot', count: 7, countBefore: 0 })
  })
})
