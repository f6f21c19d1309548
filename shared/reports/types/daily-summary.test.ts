import { describe, expect, test } from 'vitest'
import { copiesOf, ofDays, ofDevices } from '../../../test/make/reports/narrowed.ts'
import {
  cells,
  chartsOf,
  column,
  mapsOf,
  paragraphsOf,
  tableWith,
  tileOf,
  totals,
} from '../../../test/make/reports/read-document.ts'
import { aWeekInput } from '../../../test/make/reports/week-input.ts'
import { MOORING } from '../../../test/make/reports/week-places.ts'
import {
  at,
  dateOf,
  endOfDriveOverChange,
  FRI,
  MON,
  NEW_YORK,
  SAT,
  SUN,
  TUE,
  WED,
  WEEKS,
} from '../../../test/make/reports/weeks.ts'
import { movedFrom } from '../../../test/make/tracking/geofences.ts'
import type { ReportInput } from '../report-input.ts'
import { DETAILED_DAYS_MAX } from './daily/day-section.ts'
import { DailySummaryParts, dailySummary } from './daily-summary.ts'

const documentOf = (input: ReportInput) => dailySummary.build(input).document
const partsOf = (input: ReportInput) => DailySummaryParts.parse(dailySummary.build(input).parts)
const week = NEW_YORK
const onFriday = ofDays(aWeekInput(week), dateOf(week, FRI), dateOf(week, FRI))
const onSaturday = ofDays(aWeekInput(week), dateOf(week, SAT), dateOf(week, SAT))
const timeline = (input: ReportInput) => tableWith(documentOf(input), 'activity')

describe('REP-3 the daily summary', () => {
  test('REP-3 has what each device did, and what all of them did together', () => {
    const document = documentOf(onFriday)
    expect(document).toMatchObject({
      title: 'Daily summary',
      subject: '5 devices',
      period: 'October 30, 2026',
      timezone: 'Eastern Time (New York)',
    })
    const table = tableWith(document, 'firstMovedAt')
    const keys = ['firstMovedAt', 'distanceKm', 'drivingMinutes', 'idleMinutes', 'trips', 'events']
    expect(cells(table, 'Van 1', keys)).toEqual([at(week, FRI, '08:00'), 70, 60, 10, 3, 2])
    expect(cells(table, 'Truck 7', keys)).toEqual([at(week, FRI, '09:00'), 120, 120, 0, 2, 0])
    expect(totals(table, ['distanceKm', 'drivingMinutes', 'trips', 'events'])).toEqual([190, 180, 5, 2])
    expect(tileOf(document, 'Devices used').value).toBe('2 of 5')
    expect(tileOf(document, 'Distance')).toMatchObject({ value: 190, note: '24\u202fh without contact' })
  })

  test('REP-3 knows nothing of a device without data, and no idling where the engine is never known', () => {
    const table = tableWith(documentOf(onFriday), 'firstMovedAt')
    const keys = ['distanceKm', 'drivingMinutes', 'idleMinutes', 'minutesWithoutContact']
    expect(cells(table, 'Trailer 3', keys)).toEqual([null, null, null, 1440])
    expect(cells(table, 'Sea Ray 240', keys)).toEqual([0, 0, null, 0])
    expect(documentOf(onFriday).completeness).toEqual(['Trailer 3 sent no positions in this period.'])
  })

  test('REP-3 lists a trip across midnight once, whole, on the day it starts', () => {
    expect(column(timeline(ofDevices(onFriday, 'VAN1')), 'start')).toEqual(
      ['08:00', '08:30', '17:00', '17:20', '23:50'].map((clock) => at(week, FRI, clock)),
    )
    expect(column(timeline(ofDevices(onFriday, 'VAN1')), 'distanceKm').at(-1)).toBe(30)
    const saturday = documentOf(ofDevices(onSaturday, 'VAN1'))
    expect(tileOf(saturday, 'Distance').value).toBe(50)
    expect(tileOf(saturday, 'Trips').value).toBe(1)
  })

  test('REP-3 leaves out the places, the map and the events of private trips', () => {
    const friday = ofDevices(onFriday, 'VAN1')
    expect(column(timeline(friday), 'from').at(-1)).toBe('Private')
    expect(column(timeline(friday), 'to').at(-1)).toBeNull()
    expect(mapsOf(documentOf(friday))).toEqual([])
    expect(paragraphsOf(documentOf(friday))).toEqual(['The map is left out because of a private trip.'])
    expect(JSON.stringify(partsOf(friday).days[0]?.trips.at(-1))).not.toMatch(/Home|Depot|latitude/)

    // The trip began the day before; the van entered the depot at its end, stood there, and left it on another one.
    const saturday = ofDevices(onSaturday, 'VAN1')
    expect(column(timeline(saturday), 'from')).toEqual(['Private', 'Private', 'Private'])
    expect(JSON.stringify(documentOf(saturday))).not.toContain('Depot')
    expect(JSON.stringify(partsOf(saturday))).not.toMatch(/Home|Depot|latitude/)
  })

  test('REP-3 has a bar and a map of the day, with each place once', () => {
    const monday = ofDevices(ofDays(aWeekInput(week), dateOf(week, MON), dateOf(week, MON)), 'VAN1')
    const document = documentOf(monday)
    expect(document.subject).toBe('Van 1')
    const [bar] = chartsOf(document)
    expect(bar?.form === 'dayBar' && bar.spans.map(({ state }) => state)).toEqual([
      'stopped',
      'idle',
      'driving',
      'stopped',
      'driving',
      'stopped',
    ])
    expect(mapsOf(document)[0]?.marks.map(({ mark, label }) => [mark, label])).toEqual([
      ['start', 'Home'],
      ['stop', 'Depot'],
    ])
    expect(column(tableWith(document, 'event'), 'event')).toEqual(['Entered Depot', 'Left Depot'])
  })

  test('REP-3 has no map of a day on which a device only drifted', () => {
    const drifting = ofDevices(onFriday, 'BOAT2')
    const devices = drifting.devices.map((boat) => ({
      ...boat,
      trails: [{ date: dateOf(week, FRI), lines: [[MOORING, movedFrom(MOORING, 30, 0)]] }],
    }))
    const events = onFriday.events.map((event) => ({ ...event, deviceId: 'BOAT2' }))
    const document = documentOf({ ...drifting, devices, events })
    expect(document.sections.map(({ title }) => title)).toEqual(['Summary', 'By device', 'Sea Ray 240'])
    expect(mapsOf(document)).toEqual([])
  })

  test.each(WEEKS)('REP-3 has the whole day on which the clocks change: $zone', (changed) => {
    const sunday = dateOf(changed, SUN)
    const input = ofDevices(ofDays(aWeekInput(changed), sunday, sunday), 'VAN1')
    const document = documentOf(input)
    const table = tableWith(document, 'firstMovedAt')
    expect(cells(table, 'Van 1', ['firstMovedAt', 'distanceKm', 'drivingMinutes'])).toEqual([
      at(changed, SUN, '01:40'),
      60,
      50,
    ])
    expect(column(tableWith(document, 'activity'), 'duration').slice(0, 2)).toEqual([
      30,
      (at(changed, SUN, '15:00') - endOfDriveOverChange(changed)) / 60_000,
    ])
    const [bar] = chartsOf(document)
    expect(bar?.form === 'dayBar' && (bar.to - bar.from) / 60_000).toBe(changed.sundayMinutes)
  })

  test('REP-3 says by how much a day is longer or shorter than others', () => {
    const said = WEEKS.map(
      (changed) =>
        documentOf(ofDays(aWeekInput(changed), dateOf(changed, SUN), dateOf(changed, SUN))).definitions,
    )
    expect(said[0]).toContain('On November 1, 2026 the clocks went back, so that day had 25\u202fh.')
    expect(said[1]).toContain(
      'On October 4, 2026 the clocks went forward, so that day had 23\u202fh 30\u202fmin.',
    )
    expect(documentOf(onFriday).definitions.join()).not.toContain('clocks')
  })

  test('REP-3 of several days adds them up, and says what limits them', () => {
    const document = documentOf(aWeekInput(week))
    expect(totals(tableWith(document, 'firstMovedAt'), ['distanceKm', 'trips', 'events'])).toEqual([
      840, 22, 17,
    ])
    expect(column(tableWith(document, 'date'), 'distanceKm')).toEqual([180, 120, 60, 150, 190, 80, 60])
    expect(document.completeness).toEqual([
      'Trailer 3 sent no positions in this period.',
      'Truck 7 was without contact for 48\u202fh, so its figures may be too low.',
      'Pickup 4 was added on October 28, 2026 at 12:00. Its figures start then.',
    ])
  })

  test('REP-3 details up to ten days of devices, and leaves out days without anything', () => {
    const monday = ofDays(aWeekInput(week), dateOf(week, MON), dateOf(week, MON))
    const sectionsOf = (count: number) => {
      const [van] = ofDevices(monday, 'VAN1').devices
      return documentOf({ ...monday, devices: van ? copiesOf(van, count) : [] }).sections.map(
        ({ title }) => title,
      )
    }
    expect(sectionsOf(DETAILED_DAYS_MAX)).toHaveLength(2 + DETAILED_DAYS_MAX)
    expect(sectionsOf(DETAILED_DAYS_MAX + 1)).toEqual(['Summary', 'By device', 'Trips and stops'])
    expect(documentOf(monday).sections.map(({ title }) => title)).toEqual([
      'Summary',
      'By device',
      'Van 1',
      'Truck 7',
    ])
    const twoDays = ofDevices(ofDays(aWeekInput(week), dateOf(week, TUE), dateOf(week, WED)), 'VAN1')
    expect(documentOf(twoDays).sections.map(({ title }) => title)).toEqual([
      'Summary',
      'By device',
      'By day',
      'Van 1, October 27, 2026',
      'Van 1, October 28, 2026',
    ])
  })

  test.each([
    [[], 'There are no devices in this report.'],
    [['TRAILER3'], 'There are no positions in this period.'],
    [['BOAT2'], 'Nothing moved in this period.'],
  ])('REP-3 says in a sentence what is missing: %s', (deviceIds, sentence) => {
    const document = documentOf(ofDevices(onFriday, ...deviceIds))
    expect(paragraphsOf(document)).toEqual([sentence])
  })
})
