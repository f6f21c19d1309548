import { describe, expect, test } from 'vitest'
import { copiesOf, ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cells,
  chartsOf,
  column,
  hasTile,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import { aWeekInput, aWeekWriting, MONTHLY_PRICE } from '../../../test/make/reports/week-input.ts'
import { at, NEW_YORK, WED } from '../../../test/make/reports/weeks.ts'
import { emptyDay } from '../figures/day-figures.ts'
import { periodFrom } from '../period.ts'
import type { ReportInput } from '../report-input.ts'
import { costOf } from './monthly/costs.ts'
import { DAYS_CHARTED_MAX } from './monthly/distance-trend.ts'
import { TOP_DEVICES } from './monthly/top-lists.ts'
import { MonthlyOverviewParts, monthlyOverview } from './monthly-overview.ts'

const documentOf = (input: ReportInput) => monthlyOverview.build(input).document
const input = aWeekInput(NEW_YORK)
/** Six days of October and one of November. */
const VAN_COST = MONTHLY_PRICE * (6 / 31 + 1 / 30)

describe('REP-3 the monthly overview', () => {
  test('REP-3 has how far, how much used, and what happened', () => {
    const document = documentOf(input)
    expect(tileOf(document, 'Distance')).toMatchObject({ value: 840, note: '900.0\u202fkm before' })
    expect(tileOf(document, 'Driving').value).toBe(770)
    expect(tileOf(document, 'Trips').value).toBe(22)
    expect(tileOf(document, 'Utilization')).toMatchObject({ value: 13 / 25, note: '13 of 25 days' })
  })

  test('REP-3 counts the use of the days of which something is known', () => {
    const table = tableWith(documentOf(input), 'utilization')
    const keys = ['daysUsed', 'utilization']
    expect(cells(table, 'Van 1', keys)).toEqual([7, 1])
    expect(cells(table, 'Truck 7', keys)).toEqual([4, 4 / 6])
    expect(cells(table, 'Sea Ray 240', keys)).toEqual([0, 0])
    expect(cells(table, 'Trailer 3', keys)).toEqual([null, null])
    expect(cells(table, 'Pickup 4', keys)).toEqual([2, 2 / 5])
  })

  test('REP-3 has costs per device and per 100 km where a price is set', () => {
    const table = tableWith(documentOf(input), 'cost')
    expect(table.columns.map(({ title }) => title)).toContain('Cost per 100 km')
    const [vanCost, vanPer100] = cells(table, 'Van 1', ['cost', 'costPerDistance'])
    expect(vanCost).toBeCloseTo(VAN_COST, 9)
    expect(vanPer100).toBeCloseTo((VAN_COST / 420) * 100, 9)
    expect(cells(table, 'Trailer 3', ['cost', 'costPerDistance'])).toEqual([null, null])
    expect(cells(table, 'Sea Ray 240', ['costPerDistance'])).toEqual([null])
  })

  test('REP-3 costs what the days since it was added cost', () => {
    const [pickup] = cells(tableWith(documentOf(input), 'cost'), 'Pickup 4', ['cost'])
    expect(pickup).toBeCloseTo(MONTHLY_PRICE * (4 / 31 + 1 / 30), 9)
  })

  test.each([
    ['a month of 31 days', '2026-10', 31],
    ['a month of 30 days', '2026-11', 30],
    ['February', '2026-02', 28],
    ['February of a leap year', '2028-02', 29],
  ])('REP-3 costs the monthly price for the whole of %s', (_name, month, count) => {
    const days = Array.from({ length: count }, (_day, index) =>
      emptyDay(`${month}-${String(index + 1).padStart(2, '0')}`, 0, 0),
    )
    expect(costOf({ monthlyPrice: MONTHLY_PRICE, days })).toBeCloseTo(MONTHLY_PRICE, 9)
  })

  test('REP-3 writes costs per 100 miles for an account in miles', () => {
    const table = tableWith(
      documentOf({ ...input, writing: aWeekWriting(NEW_YORK, { units: 'miles' }) }),
      'cost',
    )
    expect(table.columns.map(({ title }) => title)).toContain('Cost per 100 mi')
    const [per100] = cells(table, 'Van 1', ['costPerDistance'])
    expect(per100).toBeCloseTo((VAN_COST / (420 * 0.621371)) * 100, 9)
  })

  test('REP-3 has no costs where no device has a price', () => {
    const free = { ...input, devices: input.devices.map((device) => ({ ...device, monthlyPrice: null })) }
    const document = documentOf(free)
    expect(hasTile(document, 'Cost')).toBe(false)
    expect(column(tableWith(document, 'utilization'), 'cost').every((cost) => cost === null)).toBe(true)
    expect(document.definitions.join()).not.toContain('Cost')
  })

  test('REP-3 lists the first of more than five devices', () => {
    const listsOf = (count: number) => {
      const [van] = ofDevices(input, 'VAN1').devices
      const vans = (van ? copiesOf(van, count) : []).map((device, index) => ({
        ...device,
        days: device.days.map((day) => ({ ...day, distanceKm: day.distanceKm + index })),
      }))
      return documentOf({ ...input, devices: vans })
        .sections.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'table' ? [block] : []))
    }
    expect(listsOf(TOP_DEVICES).map(({ title }) => title)).toEqual([null])
    const lists = listsOf(TOP_DEVICES + 1)
    expect(lists.map(({ title }) => title)).toEqual([
      'Driven farthest',
      'Most idling',
      'Highest speeds',
      'Least used',
      null,
    ])
    expect(lists.flatMap((table) => column(table, 'device').at(0))[0]).toBe('Van 1-6')
    expect(lists[0]?.rows).toHaveLength(TOP_DEVICES)
  })

  test('REP-3 charts up to 62 days, and months of a longer period', () => {
    const categoriesOf = (last: string) => {
      const period = periodFrom('2026-08-01', last, NEW_YORK.zone)
      const [chart] = chartsOf(documentOf({ ...input, period }))
      return chart?.form === 'bars' ? chart.categories : []
    }
    expect(categoriesOf('2026-10-01')).toHaveLength(DAYS_CHARTED_MAX)
    expect(categoriesOf('2026-10-02')).toEqual(['Aug 2026', 'Sep 2026', 'Oct 2026'])
  })

  test('REP-3 compares a month that goes on with nothing', () => {
    const document = documentOf({ ...input, generatedAt: at(NEW_YORK, WED, '12:00') })
    expect(tileOf(document, 'Distance').note).toBeNull()
  })

  test('REP-3 has the same in JSON', () => {
    const parts = MonthlyOverviewParts.parse(monthlyOverview.build(input).parts)
    expect(parts.use.find(({ deviceId }) => deviceId === 'TRUCK7')).toMatchObject({
      daysUsed: 4,
      daysNotUsed: 2,
      daysUnknown: 1,
    })
    expect(parts.costs.costPerKm).toBeCloseTo((parts.costs.cost ?? 0) / 840, 9)
    expect(totals(tableWith(documentOf(input), 'cost'), ['cost'])).toEqual([parts.costs.cost])
  })
})
