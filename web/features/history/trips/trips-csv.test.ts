import { describe, expect, test } from 'vitest'
import { A_PLACE, aTripLeg } from '../../../make/a-trip-leg.ts'
import { TRIP_COLUMNS, tripsCsv } from './trips-csv.ts'

const WRITTEN = {
  deviceName: 'Sea Ray 240',
  units: 'miles',
  timeZone: 'America/New_York',
  headText: (column: string) => (column === 'distance' ? 'Distance (mi)' : column),
  placeText: ({ name }: typeof A_PLACE) => name ?? '',
  purposeText: (purpose: string) => purpose,
} as const
const linesOf = (csv: string) => csv.split('\r\n')

describe('HIS-1 the CSV file of trips', () => {
  test('HIS-1 has a line per trip, times with their zone, and the account’s units', () => {
    const trip = aTripLeg({
      startHour: 12,
      minutes: 90,
      distanceKm: 10,
      maxSpeedKmh: 100,
      averageSpeedKmh: null,
    })
    const [head, line, rest] = linesOf(tripsCsv([trip], WRITTEN))
    expect(head?.split(',')).toEqual(TRIP_COLUMNS.map(WRITTEN.headText))
    expect(line).toBe(
      'Sea Ray 240,2026-06-01T08:00:00-04:00,2026-06-01T09:30:00-04:00,90.0,6.21,62.1,,Country Walk,25.6,-80.4,Country Walk,25.6,-80.4,,',
    )
    expect(rest).toBe('')
  })

  test('HIS-1 leaves the end of a trip that goes on empty', () => {
    const [, line] = linesOf(tripsCsv([aTripLeg({ minutes: null })], { ...WRITTEN, units: 'nautical' }))
    expect(line).toBe('Sea Ray 240,2026-05-31T20:00:00-04:00,,,0.54,21.6,10.8,Country Walk,25.6,-80.4,,,,,')
  })

  test('T27 has no formula, also in names of devices, towns and columns', () => {
    const place = { ...A_PLACE, lng: -80.4, name: '@SUM(A1)' }
    const written = { ...WRITTEN, deviceName: '=HYPERLINK("http://evil.example")', headText: () => '+1' }
    const [head, line] = linesOf(tripsCsv([aTripLeg({ from: place, to: place })], written))
    expect(head?.split(',')).toEqual(TRIP_COLUMNS.map(() => "'+1"))
    expect(line).toMatch(/^"'=HYPERLINK\(""http:\/\/evil.example""\)",/)
    expect(line?.split(',').slice(-8, -2)).toEqual([
      "'@SUM(A1)",
      '25.6',
      '-80.4',
      "'@SUM(A1)",
      '25.6',
      '-80.4',
    ])
  })

  test('REP-3 has the purpose and the note of a trip, and no place of a private one', () => {
    const note = (purpose: 'business' | 'private') => ({ start: '', purpose, note: '=1+1' })
    const lineOf = (purpose: 'business' | 'private') =>
      linesOf(tripsCsv([aTripLeg({ logbook: note(purpose) })], WRITTEN))[1]
    expect(lineOf('business')).toMatch(/,Country Walk,25.6,-80.4,Country Walk,25.6,-80.4,business,'=1\+1$/)
    expect(lineOf('private')).toMatch(/,,,,,,,private,'=1\+1$/)
  })

  test('HIS-1 without trips has only its head', () => {
    expect(linesOf(tripsCsv([], WRITTEN))).toHaveLength(2)
  })
})
