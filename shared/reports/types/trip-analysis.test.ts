import { describe, expect, test } from 'vitest'
import { ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cellsBy,
  chartsOf,
  column,
  hasTile,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import { aWeekInput } from '../../../test/make/reports/week-input.ts'
import {
  at,
  endOfDriveOverChange,
  FRI,
  NEW_YORK,
  SAT,
  SUN,
  TUE,
  WEEKS,
} from '../../../test/make/reports/weeks.ts'
import type { ReportInput } from '../report-input.ts'
import { TripAnalysisParts, tripAnalysis } from './trip-analysis.ts'

const documentOf = (input: ReportInput) => tripAnalysis.build(input).document
const week = NEW_YORK
const input = aWeekInput(week)
const logbook = (of: ReportInput) => tableWith(documentOf(of), 'averageSpeedKmh')

describe('REP-3 the logbook of trips', () => {
  test('REP-3 lists each trip once: by device, in order of time', () => {
    const table = logbook(input)
    expect(table.isMain).toBe(true)
    expect(column(table, 'device')).toEqual([
      ...Array.from({ length: 14 }, () => 'Van 1'),
      ...Array.from({ length: 6 }, () => 'Truck 7'),
      ...Array.from({ length: 2 }, () => 'Pickup 4'),
    ])
    expect(totals(table, ['distanceKm', 'minutes'])).toEqual([840, 770])
  })

  test('REP-3 has of a trip where, when, how far and how fast it was, and what its owner noted', () => {
    const keys = [
      'end',
      'from',
      'to',
      'distanceKm',
      'minutes',
      'averageSpeedKmh',
      'maxSpeedKmh',
      'purpose',
      'note',
    ]
    const van = logbook(ofDevices(input, 'VAN1'))
    expect(cellsBy(van, 'start', at(week, TUE, '08:00'), keys)).toEqual([
      at(week, TUE, '08:30'),
      'Home',
      'Depot',
      30,
      30,
      60,
      60,
      'Business',
      'Client visit',
    ])
    expect(cellsBy(van, 'start', at(week, TUE, '17:00'), ['purpose', 'note'])).toEqual([null, null])
  })

  test('REP-3 counts a trip across midnight whole, on the day it starts', () => {
    const van = logbook(ofDevices(input, 'VAN1'))
    expect(cellsBy(van, 'start', at(week, FRI, '23:50'), ['end', 'distanceKm'])).toEqual([
      at(week, SAT, '00:20'),
      30,
    ])
  })

  test.each(WEEKS)(
    'REP-3 a trip over the change of the clocks takes as long as it took: $zone',
    (changed) => {
      const van = logbook(ofDevices(aWeekInput(changed), 'VAN1'))
      expect(cellsBy(van, 'start', at(changed, SUN, '01:40'), ['end', 'minutes'])).toEqual([
        endOfDriveOverChange(changed),
        30,
      ])
    },
  )

  test('REP-3 has no places of private trips, in the document and in JSON', () => {
    const van = ofDevices(input, 'VAN1')
    for (const start of [at(week, FRI, '23:50'), at(week, SAT, '10:00')])
      expect(cellsBy(logbook(van), 'start', start, ['from', 'to', 'purpose'])).toEqual([
        'Private',
        null,
        'Private',
      ])
    const { trips } = TripAnalysisParts.parse(tripAnalysis.build(van).parts)
    const hidden = trips.filter(({ purpose }) => purpose === 'private')
    expect(hidden.map(({ from, to }) => [from, to])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(trips[0]?.from).toMatchObject({ name: 'Home' })
  })

  test('REP-3 adds up the purposes of each device', () => {
    const table = tableWith(documentOf(input), 'share')
    expect(table.rows.map(([device, purpose, count, km]) => [device, purpose, count, km])).toEqual([
      ['Van 1', 'Business', 1, 30],
      ['Van 1', 'Private', 2, 60],
      ['Van 1', 'Not marked', 11, 330],
      ['Truck 7', 'Not marked', 6, 360],
      ['Pickup 4', 'Not marked', 2, 60],
    ])
    expect(totals(table, ['trips', 'distanceKm'])).toEqual([22, 840])
    expect(tileOf(documentOf(input), 'Private')).toMatchObject({ value: 60, note: '7% of the distance' })
  })

  test('REP-3 charts the purposes by day', () => {
    const [chart] = chartsOf(documentOf(input))
    expect(chart?.form === 'stackedBars' && chart.series).toEqual([
      { name: 'Business', values: [0, 30, 0, 0, 0, 0, 0] },
      { name: 'Private', values: [0, 0, 0, 0, 30, 30, 0] },
      { name: 'Not marked', values: [180, 90, 60, 150, 180, 30, 60] },
    ])
  })

  test('REP-3 has columns of purposes and notes that a page leaves out where nothing is noted', () => {
    const truck = documentOf(ofDevices(input, 'TRUCK7'))
    const { columns } = tableWith(truck, 'averageSpeedKmh')
    expect(columns.filter(({ isOptional }) => isOptional).map(({ key }) => key)).toEqual(['purpose', 'note'])
    expect(hasTile(truck, 'Private')).toBe(false)
    expect(chartsOf(truck)).toEqual([])
  })

  test('REP-3 lists a trip that goes on, up to now', () => {
    const now = at(week, SUN, '15:10')
    const [van] = ofDevices(input, 'VAN1').devices
    const underWay = van?.days.map((day) => ({
      ...day,
      trips: day.trips.map((trip) =>
        trip.start === at(week, SUN, '15:00') ? { ...trip, end: null, to: null } : trip,
      ),
    }))
    const devices = van === undefined || underWay === undefined ? [] : [{ ...van, days: underWay }]
    const table = logbook({ ...input, devices, generatedAt: now })
    expect(cellsBy(table, 'start', at(week, SUN, '15:00'), ['end', 'to', 'minutes'])).toEqual([
      null,
      null,
      10,
    ])
  })

  test('REP-3 without trips says so', () => {
    const document = documentOf(ofDevices(input, 'TRAILER3'))
    expect(tableWith(document, 'averageSpeedKmh')).toMatchObject({
      rows: [],
      emptyText: 'There are no trips in this period.',
    })
    expect(document.completeness).toEqual(['Trailer 3 sent no positions in this period.'])
  })
})
